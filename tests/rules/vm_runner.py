"""Run by MicroPython: every test function of the given modules, a line each.

micropython vm_runner.py FOLDER_OF_SHARED_RULES MODULE ...
"""

import sys

sys.path.insert(0, sys.argv[1])
sys.path.insert(0, __file__.rsplit("/", 1)[0])


def run(module_name):
    """Run a module's tests; returns how many passed and how many failed."""
    try:
        module = __import__(module_name)
    except Exception as error:
        tell("FAILED", module_name, error)
        return 0, 1
    passed = failed = 0
    for name in sorted(dir(module)):
        if not name.startswith("test_"):
            continue
        try:
            getattr(module, name)()
        except Exception as error:
            failed += 1
            tell("FAILED", module_name + "." + name, error)
        else:
            passed += 1
            tell("ok", module_name + "." + name)
    return passed, failed


def tell(word, name, error=None):
    print(word, name)
    if error:
        sys.print_exception(error, sys.stdout)


passed = failed = 0
for word in sys.argv[2:]:
    more_passed, more_failed = run(word)
    passed += more_passed
    failed += more_failed
print(passed, "passed,", failed, "failed")
sys.exit(1 if failed else 0)
