import { failureLine, reportCounts } from './counts.mjs';

/** A reporter of Node's test runner that counts tests, not suites, and prints nothing. */
export default async function* nodeCounts(events) {
  let passed = 0;
  const failures = [];
  for await (const { type, data } of events) {
    if (!isTest(data)) continue;
    if (type === 'test:pass') passed += 1;
    if (type === 'test:fail') failures.push(failureLine(data.file, data.name, data.details.error));
  }
  reportCounts(passed, failures);
  yield '';
}

/** A file without tests passes under its own name: that is no test. One that fails to load is counted. */
function isTest({ details, name, file, skip, todo }) {
  if (details?.type === 'suite' || skip || todo) return false;
  return details?.error !== undefined || name !== file;
}
