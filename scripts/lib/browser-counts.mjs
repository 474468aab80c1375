import { failureLine, reportCounts } from './counts.mjs';

const UNKNOWN = new Error('the browser has not said why');

/** A reporter of the browser test runner that counts tests, and names those that the browser cannot do. */
export function browserCounts() {
  return {
    onTestRunFinished({ sessions }) {
      const skipped = [];
      const failures = [];
      let passedTests = 0;
      for (const { testFile, testResults, passed, errors } of sessions) {
        const results = testResults ? allTests(testResults) : [];
        skipped.push(...results.filter((test) => test.skipped));
        passedTests += results.filter((test) => test.passed).length;
        const failed = results.filter((test) => !test.skipped && !test.passed);
        // A file that fails without a failed test did not load, or threw outside of its tests.
        if (!passed && failed.length === 0) failed.push({ name: 'the file itself', error: errors[0] });
        failures.push(...failed.map(({ name, error }) => failureLine(testFile, name, error ?? UNKNOWN)));
      }
      if (skipped.length > 0) console.log(`\nSkipped, and counted as neither passed nor failed: ${skipped.length}`);
      for (const { name } of skipped) console.log(`  - ${name}`);
      reportCounts(passedTests, failures);
    },
  };
}

function allTests({ tests, suites }) {
  return [...tests, ...suites.flatMap(allTests)];
}
