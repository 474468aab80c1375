import { reportCounts } from './counts.mjs';

/** A reporter of the browser test runner that counts tests, and names those that the browser cannot do. */
export function browserCounts() {
  return {
    onTestRunFinished({ sessions }) {
      const skipped = [];
      const counts = { passed: 0, failed: 0 };
      for (const { testResults, passed } of sessions) {
        const results = testResults ? allTests(testResults) : [];
        skipped.push(...results.filter((test) => test.skipped));
        const failed = results.filter((test) => !test.skipped && !test.passed).length;
        counts.passed += results.filter((test) => test.passed).length;
        // A file that fails without a failed test did not load, or threw outside of its tests.
        counts.failed += failed || (passed ? 0 : 1);
      }
      if (skipped.length > 0) console.log(`\nSkipped, and counted as neither passed nor failed: ${skipped.length}`);
      for (const { name } of skipped) console.log(`  - ${name}`);
      reportCounts(counts);
    },
  };
}

function allTests({ tests, suites }) {
  return [...tests, ...suites.flatMap(allTests)];
}
