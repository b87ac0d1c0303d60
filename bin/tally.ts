/** How many tests of a step passed, and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts Vitest's JSON report. A test that was left out counts as failed, and so does a file that broke outside its tests. */
export function tallyOfVitest(report: string): Tally {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(report) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

interface CucumberMessage {
  testCaseStarted?: { id: string };
  testStepFinished?: { testCaseStartedId: string; testStepResult: { status: string } };
  testCaseFinished?: { testCaseStartedId: string; willBeRetried: boolean };
}

/** Counts the scenarios in Cucumber's messages. One passes if it has steps and each of them, hooks included, passed. */
export function tallyOfCucumber(report: string): Tally {
  const messages = report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CucumberMessage);
  const results = Map.groupBy(
    messages.flatMap(({ testStepFinished }) => testStepFinished ?? []),
    ({ testCaseStartedId }) => testCaseStartedId,
  );
  const retried = new Set(
    messages.flatMap(({ testCaseFinished }) =>
      testCaseFinished?.willBeRetried ? testCaseFinished.testCaseStartedId : [],
    ),
  );
  const scenarios = messages
    .flatMap(({ testCaseStarted }) => testCaseStarted?.id ?? [])
    .filter((id) => !retried.has(id));
  const passed = scenarios.filter((id) => {
    const steps = results.get(id) ?? [];
    return steps.length > 0 && steps.every(({ testStepResult }) => testStepResult.status === 'PASSED');
  });
  return { passed: passed.length, failed: scenarios.length - passed.length };
}

/** A step that broke, or that ran nothing at all, has failed whatever it counted. */
export function settle({ passed, failed }: Tally, broke: boolean): Tally {
  const unnoticed = failed === 0 && (broke || passed === 0);
  return { passed, failed: unnoticed ? 1 : failed };
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export const spoken = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
