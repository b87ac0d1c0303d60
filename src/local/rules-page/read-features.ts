import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Scenario {
  name: string;
  /** Its steps, tables and examples, as they are written. */
  steps: string;
}

export interface Feature {
  file: string;
  name: string;
  description: string;
  background: string;
  scenarios: Scenario[];
}

const HEADING = /^(Feature|Background|Scenario Outline|Scenario): *(.*)$/;
const IGNORED = /^(#|@)/;

/** Reads the features of a checkout: what Gherkin's headings separate, without its comments and tags. */
export function readFeatures(checkout: string): Feature[] {
  return globSync('features/**/*.feature', { cwd: checkout })
    .toSorted()
    .map((file) => parseFeature(file, readFileSync(path.join(checkout, file), 'utf8')));
}

export function parseFeature(file: string, source: string): Feature {
  const feature: Feature = { file, name: '', description: '', background: '', scenarios: [] };
  let add = (line: string): void => void (feature.description += line);
  for (const line of source.split('\n')) {
    const text = line.trim();
    const [, kind, name = ''] = HEADING.exec(text) ?? [];
    if (kind === 'Feature') feature.name = name;
    else if (kind === 'Background') add = (step) => void (feature.background += step);
    else if (kind) {
      const scenario: Scenario = { name, steps: '' };
      feature.scenarios.push(scenario);
      add = (step) => void (scenario.steps += step);
    } else if (text && !IGNORED.test(text)) add(`${line.replace(/^ {1,4}/, '')}\n`);
  }
  return feature;
}
