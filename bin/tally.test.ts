import { expect, test } from 'vitest';
import { finishTally, slowestFiles, sum, tallyOfCucumber, tallyOfVitest } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  startTime: 1000,
  endTime: 3500,
  message: status === 'failed' ? 'It does not parse' : '',
  assertionResults: tests.map((one) => ({
    status: one,
    fullName: `a test that ${one}`,
    failureMessages: one === 'failed' ? ['Error: \u001b[31mtwo are not three\u001b[39m'] : [],
  })),
});
const vitest = (numPassedTests: number, numTotalTests: number, ...testResults: object[]) =>
  JSON.stringify({ numPassedTests, numTotalTests, testResults });

test('passed and failed tests are counted', () => {
  const report = vitest(2, 3, file('passed', 'passed'), file('failed', 'passed', 'failed'));
  expect(tallyOfVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a test that failed\n    Error: two are not three'],
    again: [],
    files: [
      { file: 'some.test.ts', seconds: 2.5 },
      { file: 'some.test.ts', seconds: 2.5 },
    ],
  });
});

test('a skipped test counts as failed', () => {
  const failures = ['a test that skipped\n    skipped'];
  expect(tallyOfVitest(vitest(1, 2, file('passed', 'passed', 'skipped')))).toMatchObject({
    passed: 1,
    failed: 1,
    failures,
  });
});

test('a test that passed on a retry counts as passed and is listed', () => {
  const { assertionResults, ...rest } = file('passed', 'passed');
  const tried = { ...assertionResults[0]!, failureMessages: ['Error: too slow'] };
  expect(tallyOfVitest(vitest(1, 1, { ...rest, assertionResults: [tried] }))).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    again: ['a test that passed\n    Error: too slow'],
    files: [{ file: 'some.test.ts', seconds: 2.5 }],
  });
});

test('a file that broke before its tests counts as failed', () => {
  const failures = ['some.test.ts\n    It does not parse'];
  const report = vitest(1, 1, file('passed', 'passed'), file('failed'));
  expect(tallyOfVitest(report)).toMatchObject({ passed: 1, failed: 1, failures });
});

const scenario = (id: string, willBeRetried: boolean, ...statuses: string[]) => [
  { pickle: { id: `p${id}`, name: `Scenario ${id}`, uri: 'a.feature' } },
  { testCase: { id: `c${id}`, pickleId: `p${id}` } },
  { testCaseStarted: { id, testCaseId: `c${id}`, timestamp: { seconds: 5, nanos: 0 } } },
  ...statuses.map((status) => ({ testStepFinished: { testCaseStartedId: id, testStepResult: { status } } })),
  { testCaseFinished: { testCaseStartedId: id, willBeRetried, timestamp: { seconds: 6, nanos: 250_000_000 } } },
];
const cucumber = (...messages: object[]) => messages.map((message) => `${JSON.stringify(message)}\n`).join('');

test.each(['FAILED', 'UNDEFINED', 'PENDING', 'AMBIGUOUS', 'SKIPPED'])(
  'a scenario with a step %s counts as failed',
  (status) => {
    const report = cucumber(...scenario('1', false, 'PASSED', 'PASSED'), ...scenario('2', false, 'PASSED', status));
    expect(tallyOfCucumber(report)).toMatchObject({ passed: 1, failed: 1, failures: [`Scenario 2\n    ${status}`] });
  },
);

test('a scenario without steps counts as failed', () => {
  expect(tallyOfCucumber(cucumber(...scenario('1', false)))).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['Scenario 1\n    no steps'],
  });
});

test('only the last attempt at a scenario counts', () => {
  const report = cucumber(...scenario('1', true, 'FAILED'), ...scenario('2', false, 'PASSED'));
  expect(tallyOfCucumber(report)).toMatchObject({ passed: 1, failed: 0, failures: [] });
});

test('the slowest files are listed, a feature with the sum of its scenarios', () => {
  const features = tallyOfCucumber(cucumber(...scenario('1', false, 'PASSED'), ...scenario('2', false, 'PASSED')));
  const tests = tallyOfVitest(vitest(1, 1, file('passed', 'passed')));
  const quick = Array.from({ length: 9 }, (_, n) => ({ file: `${n}.test.ts`, seconds: 1 }));
  const listed = slowestFiles(sum([tests, features, { passed: 9, failed: 0, failures: [], files: quick }])).split('\n');
  expect(listed).toHaveLength(10);
  expect(listed.slice(0, 3)).toEqual(['   2.5 s  some.test.ts', '   2.5 s  a.feature', '   1.0 s  0.test.ts']);
});

const failures = ['a test'];
test('a step that broke counts as failed, even if all tests passed', () => {
  expect(finishTally({ passed: 5, failed: 0, failures: [] }, true)).toMatchObject({ passed: 5, failed: 1 });
  expect(finishTally({ passed: 5, failed: 1, failures }, true)).toEqual({ passed: 5, failed: 1, failures });
});

test('a step that ran nothing counts as failed', () => {
  expect(finishTally({ passed: 0, failed: 0, failures: [] }, false)).toMatchObject({ passed: 0, failed: 1 });
});

test('steps add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0, failures: [], again: ['b'] },
      { passed: 2, failed: 1, failures },
    ]),
  ).toEqual({ passed: 3, failed: 1, failures, again: ['b'], files: [] });
});
