import { globSync } from 'node:fs';
import { tallyOfCucumber, tallyOfVitest, type Tally } from './tally.ts';

/** One layer of checks: the programs that make it up, run by Node. */
export interface Step {
  name: string;
  /** The two lanes run side by side; what stands in each makes them take about as long as each other. */
  lane: 'left' | 'right';
  /** `only` names files to which the step is limited. */
  programs(report: string, only?: string[]): string[][];
  /** Reads the counts from the report; without it the whole step counts as one. */
  tally?(report: string): Tally;
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

/** What was found last time is kept: only what has changed since, and what depends on it, is checked anew. */
const remembering = (config: string): string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  `dist/types/${config.replaceAll('/', '-')}.tsbuildinfo`,
];

/** In the order in which they are told of, and in which those of a lane run: the quick ones first. */
export const steps: Step[] = [
  {
    name: 'types',
    lane: 'left',
    programs: () =>
      globSync('{tsconfig.json,src/web-*/tsconfig.json,src/web-member/service-worker/tsconfig.json}')
        .toSorted()
        .map((file) => ['node_modules/typescript-7/bin/tsc', '-p', file, ...remembering(file)]),
  },
  {
    name: 'lint',
    lane: 'left',
    programs: () => [['node_modules/oxlint/bin/oxlint', '--deny-warnings'], ['node_modules/knip/bin/knip.js']],
  },
  {
    name: 'format',
    lane: 'left',
    programs: () => [
      ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--cache-location', 'dist/formatted', '.'],
    ],
  },
  vitest('architecture', 'left'),
  vitest('unit', 'left'),
  vitest('postgres', 'left'),
  vitest('integration', 'right'),
  {
    name: 'features',
    lane: 'right',
    programs: (report, only = ['features/**/*.feature']) => [
      [
        'node_modules/@cucumber/cucumber/bin/cucumber.js',
        ...only,
        '--format',
        'progress',
        '--format',
        `message:${report}`,
      ],
    ],
    tally: tallyOfCucumber,
  },
  vitest('browser', 'left'),
];
