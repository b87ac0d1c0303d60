import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { projectRoot } from '../source-tree.ts';

const options = await extractOptions(path.join(projectRoot, '.dependency-cruiser.cjs'));
const FOLDERS = ['src', 'migrations', 'features', 'e2e', 'bench', 'bin'];

export const ruleNames: string[] = (options.ruleSet?.forbidden ?? []).map(({ name }) => name ?? '');

export interface Dependencies {
  /** The TypeScript files that were read, sorted. */
  files: string[];
  /** Every import, as `from → to`. */
  imports: Set<string>;
  /** Every broken rule, as `rule: from → to`. */
  violations: string[];
}

/** Reads the imports below `root` and checks them against the project's rules. */
export async function dependenciesIn(root: string): Promise<Dependencies> {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const { output } = await cruise(folders, { ...options, validate: true, baseDir: root });
  const { modules, summary } = output as ICruiseResult;
  return {
    files: modules
      .map(({ source }) => source)
      .filter((source) => /^(src|migrations)\/.*\.tsx?$/.test(source))
      .toSorted(),
    imports: new Set(
      modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => `${source} → ${resolved}`)),
    ),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}
