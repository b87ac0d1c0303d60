import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../source-tree.ts';

/** Returns whether a text has a test, a scenario or a rule with this title. */
export function isTitled(text: string, title: string): boolean {
  const inQuotes = [`'${title}'`, `"${title}"`, `\`${title}\``];
  const inFeature = text.split('\n').map((line) => /^\s*(?:Rule|Scenario|Scenario Outline): (.*)$/.exec(line)?.[1]);
  return inFeature.includes(title) || inQuotes.some((quoted) => text.includes(quoted));
}

/** Returns whether a file of the project has a test with this title. */
export function isTest(file: string, title: string): boolean {
  const full = path.join(projectRoot, file);
  return existsSync(full) && isTitled(readFileSync(full, 'utf8'), title);
}
