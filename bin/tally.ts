import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The numbers of passed and failed tests of a step, and the messages of the failed ones. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
  /** Messages of tests that failed first and passed when they were tried again. */
  again?: string[];
  /** How long each file took. */
  files?: TimedFile[];
}

interface TimedFile {
  file: string;
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    /** Milliseconds. */
    startTime?: number;
    endTime?: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Maximum number of lines of each message in the summary. */
const LINES = 12;
const failure = (name: string, ...said: string[]): string =>
  [name, ...said.flatMap((one) => stripVTControlCharacters(one).trim().split('\n').slice(0, LINES))].join('\n    ');

/** Counts Vitest's JSON report. A skipped test counts as failed, and so does a file that broke outside its tests. */
export function tallyOfVitest(report: string): Tally {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(report) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [
    ...broken.map(({ name, message }) => failure(name, message ?? '')),
    ...tests
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) =>
        failure(fullName, ...(failureMessages?.length ? failureMessages : [status])),
      ),
  ];
  const retried = tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName, failureMessages }) => failure(fullName, ...failureMessages!));
  const failed = numTotalTests - numPassedTests + broken.length;
  const files = testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: path.relative('', name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed, failures, again: retried, files };
}

interface Timestamp {
  seconds: number;
  nanos: number;
}

interface CucumberMessage {
  pickle?: { id: string; name: string; uri: string };
  testCase?: { id: string; pickleId: string };
  testCaseStarted?: { id: string; testCaseId: string; timestamp: Timestamp };
  testStepFinished?: { testCaseStartedId: string; testStepResult: { status: string; message?: string } };
  testCaseFinished?: { testCaseStartedId: string; willBeRetried: boolean; timestamp: Timestamp };
}

interface ScenarioOutcome {
  name: string;
  file: string;
  seconds: number;
  broken: { status: string; message?: string } | undefined;
}

/** Reads the scenarios of Cucumber's messages; one passed if it has steps and all of them, including hooks, passed. */
export function scenariosOf(report: string): ScenarioOutcome[] {
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
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])));
  const cases = new Map(
    messages.flatMap(({ testCase }) => (testCase ? [[testCase.id, pickles.get(testCase.pickleId)]] : [])),
  );
  const ends = new Map(
    messages.flatMap(({ testCaseFinished: end }) => (end ? [[end.testCaseStartedId, end.timestamp]] : [])),
  );
  return messages
    .flatMap(({ testCaseStarted }) => testCaseStarted ?? [])
    .filter(({ id }) => !retried.has(id))
    .map(({ id, testCaseId, timestamp }) => {
      const steps = (results.get(id) ?? []).map(({ testStepResult }) => testStepResult);
      const broken = steps.length === 0 ? { status: 'no steps' } : steps.find(({ status }) => status !== 'PASSED');
      const { name = 'a scenario', uri = '' } = cases.get(testCaseId) ?? {};
      return { name, file: uri, seconds: secondsOf(ends.get(id)) - secondsOf(timestamp), broken };
    });
}

/** Counts the scenarios in Cucumber's messages. */
export function tallyOfCucumber(report: string): Tally {
  const scenarios = scenariosOf(report);
  const failures = scenarios.flatMap(({ name, broken }) =>
    broken ? failure(name, broken.message ?? broken.status) : [],
  );
  const files = [...Map.groupBy(scenarios, ({ file }) => file)].map(([file, all]) => ({
    file,
    seconds: all.reduce((total, { seconds }) => total + seconds, 0),
  }));
  return { passed: scenarios.length - failures.length, failed: failures.length, failures, files };
}

const secondsOf = ({ seconds, nanos }: Timestamp = { seconds: 0, nanos: 0 }): number => seconds + nanos / 1e9;

/** Counts a step that broke or ran nothing as failed, whatever its report says. */
export function finishTally(tally: Tally, broke: boolean): Tally {
  const unnoticed = tally.failed === 0 && (broke || tally.passed === 0);
  return { ...tally, failed: unnoticed ? 1 : tally.failed };
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  again: tallies.flatMap(({ again: retried = [] }) => retried),
  files: tallies.flatMap(({ files = [] }) => files),
});

const LISTED = 10;

/** The slowest files with their seconds, one per line. */
export const slowestFiles = ({ files = [] }: Tally): string =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, LISTED)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
    .join('\n');

export const countsText = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string =>
  `${passed} passed, ${failed} failed`;
