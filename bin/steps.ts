import { globSync } from 'node:fs';
import { tallyOfCucumber, tallyOfVitest, type Tally } from './tally.ts';

/** One layer of checks: the programs that make it up, run by Node one after the other. */
export interface Step {
  name: string;
  programs(report: string): string[][];
  /** Reads the counts from the report; without it the whole step counts as one. */
  tally?(report: string): Tally;
}

const vitest = (name: string): Step => ({
  name,
  programs: (report) => [
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  ],
  tally: tallyOfVitest,
});

/** In the order in which they run: the quick ones first. */
export const steps: Step[] = [
  {
    name: 'types',
    programs: () =>
      globSync('{tsconfig.json,src/web-*/tsconfig.json}')
        .toSorted()
        .map((file) => ['node_modules/typescript/bin/tsc', '-p', file]),
  },
  { name: 'lint', programs: () => [['node_modules/oxlint/bin/oxlint', '--deny-warnings']] },
  { name: 'format', programs: () => [['node_modules/prettier/bin/prettier.cjs', '--check', '.']] },
  vitest('architecture'),
  vitest('unit'),
  vitest('postgres'),
  vitest('integration'),
  {
    name: 'features',
    programs: (report) => [
      ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--format', 'progress', '--format', `message:${report}`],
    ],
    tally: tallyOfCucumber,
  },
  vitest('browser'),
];
