import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import handlebars from 'handlebars';
import texts from '#texts/en/local.json' with { type: 'json' };
import { readLastRun, resultOf, type LastRun } from './last-run.ts';
import { readFeatures, type Feature } from './read-features.ts';
import { readRules, type RulePage } from './read-rules.ts';

const own = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The file of a checkout's build with the results of the last run of its features. */
export const lastRunIn = (dist: string): string => path.join(dist, 'features-run.json');

interface Sources {
  pages: RulePage[];
  features: Feature[];
  run: LastRun;
}

/** Renders every rule with its scenarios and their last results as one page. */
export function renderRulesPage({ pages, features, run }: Sources, files: { style: string; script: string }): string {
  const engine = handlebars.create();
  engine.registerHelper('t', (id: keyof typeof texts) => texts[id]);
  const byFile = new Map(features.map((feature) => [feature.file, viewOf(feature, run)]));
  const cited = new Set(pages.flatMap(({ rules }) => rules.flatMap((rule) => rule.features)));
  const described = new Set<string>();
  /** Steps are written once, where a feature first occurs; a scenario elsewhere leads there. */
  const occurrence = (file: string): object => {
    const isFirst = !described.has(file);
    described.add(file);
    return { ...byFile.get(file)!, isFirst };
  };
  const ended = Object.values(run).map(({ at }) => at);
  return engine.compile(own('page.html.hbs'))({
    ...files,
    runAt: ended.length > 0 ? timeOf(ended.toSorted().at(-1)!) : null,
    pages: pages.map(({ title, file, rules }) => ({
      title,
      file,
      rules: rules.map((rule) => ({ ...rule, features: rule.features.map(occurrence) })),
    })),
    others: features.filter(({ file }) => !cited.has(file)).map(({ file }) => occurrence(file)),
  });
}

function viewOf(feature: Feature, run: LastRun): object {
  const scenarios = feature.scenarios.map((scenario, index) => {
    const result = resultOf(run, { file: feature.file, name: scenario.name });
    const state = result ? (result.passed ? 'passed' : 'failed') : 'notRun';
    return {
      ...scenario,
      id: `${feature.file}:${index + 1}`,
      state,
      word: texts[`rules.${state}`],
      at: result && timeOf(result.at),
    };
  });
  return { ...feature, scenarios, failed: scenarios.filter(({ state }) => state === 'failed').length };
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const timeOf = (at: string): string => `${time.format(new Date(at))} UTC`;

/** Writes the page of a checkout's rules and its files into a folder, whose earlier content is removed. */
export function writeRulesPage(checkout: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A file's name changes with its content, since browsers store it for long.
  const copy = (name: string, kind: string): string => {
    const content = own(`${name}.${kind}`);
    const file = `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${kind}`;
    writeFileSync(path.join(folder, file), content);
    return file;
  };
  const sources = {
    pages: readRules(checkout),
    features: readFeatures(checkout),
    run: readLastRun(lastRunIn(path.join(checkout, 'dist'))),
  };
  const files = { style: copy('rules', 'css'), script: copy('rules', 'js') };
  writeFileSync(path.join(folder, 'index.html'), renderRulesPage(sources, files));
}
