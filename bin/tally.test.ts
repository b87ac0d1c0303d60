import { expect, test } from 'vitest';
import { settle, sum, tallyOfCucumber, tallyOfVitest } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const vitest = (numPassedTests: number, numTotalTests: number, ...testResults: object[]) =>
  JSON.stringify({ numPassedTests, numTotalTests, testResults });

test('passed and failed tests are counted', () => {
  const report = vitest(2, 3, file('passed', 'passed'), file('failed', 'passed', 'failed'));
  expect(tallyOfVitest(report)).toEqual({ passed: 2, failed: 1 });
});

test('a skipped test has failed', () => {
  expect(tallyOfVitest(vitest(1, 2, file('passed', 'passed', 'skipped')))).toEqual({ passed: 1, failed: 1 });
});

test('a file that broke before its tests has failed', () => {
  expect(tallyOfVitest(vitest(1, 1, file('passed', 'passed'), file('failed')))).toEqual({ passed: 1, failed: 1 });
});

const scenario = (id: string, willBeRetried: boolean, ...statuses: string[]) => [
  { testCaseStarted: { id } },
  ...statuses.map((status) => ({ testStepFinished: { testCaseStartedId: id, testStepResult: { status } } })),
  { testCaseFinished: { testCaseStartedId: id, willBeRetried } },
];
const cucumber = (...messages: object[]) => messages.map((message) => `${JSON.stringify(message)}\n`).join('');

test.each(['FAILED', 'UNDEFINED', 'PENDING', 'AMBIGUOUS', 'SKIPPED'])(
  'a scenario with a step %s has failed',
  (status) => {
    const report = cucumber(...scenario('1', false, 'PASSED', 'PASSED'), ...scenario('2', false, 'PASSED', status));
    expect(tallyOfCucumber(report)).toEqual({ passed: 1, failed: 1 });
  },
);

test('a scenario without steps has failed', () => {
  expect(tallyOfCucumber(cucumber(...scenario('1', false)))).toEqual({ passed: 0, failed: 1 });
});

test('only the last attempt at a scenario counts', () => {
  const report = cucumber(...scenario('1', true, 'FAILED'), ...scenario('2', false, 'PASSED'));
  expect(tallyOfCucumber(report)).toEqual({ passed: 1, failed: 0 });
});

test('a step that broke has failed, even where every test passed', () => {
  expect(settle({ passed: 5, failed: 0 }, true)).toEqual({ passed: 5, failed: 1 });
  expect(settle({ passed: 5, failed: 2 }, true)).toEqual({ passed: 5, failed: 2 });
});

test('a step that ran nothing has failed', () => {
  expect(settle({ passed: 0, failed: 0 }, false)).toEqual({ passed: 0, failed: 1 });
});

test('steps add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
