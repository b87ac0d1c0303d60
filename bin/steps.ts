import { globSync } from 'node:fs';
import { storeLastRun } from '../src/local/rules-page/last-run.ts';
import { lastRunIn } from '../src/local/rules-page/rules-page.ts';
import { scenariosOf, tallyOfCucumber, tallyOfVitest, type Tally } from './tally.ts';

/** One layer of checks, with the programs that Node runs for it. */
export interface Step {
  name: string;
  /** The lanes run in parallel, and the steps are distributed so that both take about as long. */
  lane: 'left' | 'right';
  /** `only` limits the step to these files. */
  programs(report: string, only?: string[]): string[][];
  /** Its result depends on the files of the repository only, so it is not repeated while none has changed. */
  remembered?: true;
  /** Counts the tests in the report. Without it the step counts as one test. */
  tally?(report: string): Tally;
}

/** A step, and the files to which it is limited. */
export interface Run {
  step: Step;
  only?: string[];
}

const vitest = (name: string, lane: Step['lane']): Step => ({
  name,
  lane,
  programs: (report, only = []) => [
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
  ],
  tally: tallyOfVitest,
});

/** Stores the previous results, so that only changed files and their dependants are checked. */
const remembering = (config: string): string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  `dist/types/${config.replaceAll('/', '-')}.tsbuildinfo`,
];

/** In the order of the summary, and within a lane of the runs: quick ones first. */
export const steps: Step[] = [
  {
    name: 'types',
    lane: 'right',
    remembered: true,
    programs: () =>
      globSync('{tsconfig.json,src/web-*/tsconfig.json,src/web-member/service-worker/tsconfig.json}')
        .toSorted()
        // The configurations are checked in parallel: more checkers for each would repeat work.
        .map((file) => ['node_modules/typescript-7/bin/tsc', '-p', file, '--checkers', '1', ...remembering(file)]),
  },
  {
    name: 'lint',
    lane: 'right',
    remembered: true,
    programs: () => [['node_modules/oxlint/bin/oxlint', '--deny-warnings'], ['node_modules/knip/bin/knip.js']],
  },
  {
    name: 'format',
    lane: 'right',
    remembered: true,
    programs: () => [
      ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--cache-location', 'dist/formatted', '.'],
    ],
  },
  { ...vitest('architecture', 'right'), remembered: true },
  vitest('unit', 'right'),
  vitest('postgres', 'right'),
  vitest('integration', 'right'),
  {
    name: 'features',
    lane: 'left',
    programs: (report, only = ['features/**/*.feature']) => [
      [
        // As for the other tests (vitest.config.ts).
        '--max-semi-space-size=64',
        'node_modules/@cucumber/cucumber/bin/cucumber.js',
        ...only,
        '--format',
        'progress',
        '--format',
        `message:${report}`,
      ],
    ],
    tally: (report) => {
      const results = scenariosOf(report).map(({ file, name, broken }) => ({ file, name, passed: !broken }));
      storeLastRun(lastRunIn('dist'), results, new Date().toISOString());
      return tallyOfCucumber(report);
    },
  },
  { name: 'instance', lane: 'left', programs: () => [['bin/instance/check.ts']] },
  vitest('browser', 'left'),
];
