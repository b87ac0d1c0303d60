import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ScenarioResult {
  file: string;
  name: string;
  passed: boolean;
}

/** The last result of each scenario, by its file and name, and when it was run. */
export type LastRun = Record<string, { passed: boolean; at: string }>;

const keyOf = ({ file, name }: Pick<ScenarioResult, 'file' | 'name'>): string => `${file} ${name}`;

export function readLastRun(file: string): LastRun {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastRun) : {};
}

/** Stores results over earlier ones. A scenario that ran with several examples passed if all of them did. */
export function storeLastRun(file: string, results: ScenarioResult[], at: string): void {
  const run: LastRun = {};
  for (const result of results) {
    const before = run[keyOf(result)]?.passed ?? true;
    run[keyOf(result)] = { passed: before && result.passed, at };
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readLastRun(file), ...run }));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The result of a scenario; one with examples has a name for each, in which the values replace `<names>`. */
export function resultOf(run: LastRun, scenario: Pick<ScenarioResult, 'file' | 'name'>): LastRun[string] | null {
  const known = run[keyOf(scenario)];
  if (known || !scenario.name.includes('<')) return known ?? null;
  const parts = keyOf(scenario).split(/<[^>]+>/);
  const pattern = new RegExp(`^${parts.map((part) => escaped(part)).join('.*')}$`);
  const results = Object.entries(run).flatMap(([key, result]) => (pattern.test(key) ? [result] : []));
  return results.find(({ passed }) => !passed) ?? results[0] ?? null;
}
