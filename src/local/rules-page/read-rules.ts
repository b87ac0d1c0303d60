import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Rule {
  number: string;
  sentence: string;
  /** Features that show it, relative to the checkout. */
  features: string[];
  /** Names of other files that show it. */
  tests: string[];
}

export interface RulePage {
  title: string;
  file: string;
  rules: Rule[];
}

const HEADING = /^### (R-\S+)$/m;
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

/** Reads the numbered rules of a checkout, by page. */
export function readRules(checkout: string): RulePage[] {
  return globSync('docs/rules/!(README).md', { cwd: checkout })
    .toSorted()
    .map((file) => parseRulePage(file, readFileSync(path.join(checkout, file), 'utf8')));
}

export function parseRulePage(file: string, source: string): RulePage {
  const [head = '', ...parts] = source.split(HEADING);
  const rules: Rule[] = [];
  for (let at = 0; at < parts.length; at += 2) rules.push(ruleOf(parts[at]!, parts[at + 1]!));
  return { title: /^# (.*)$/m.exec(head)?.[1] ?? file, file, rules };
}

function ruleOf(number: string, text: string): Rule {
  const own = text.split(/^#{1,3} /m)[0]!;
  const [sentence = '', shown = ''] = own.split(/^Shown in /m);
  const links = [...shown.split(/\bEnforced in /)[0]!.matchAll(LINK)].map(([, , target = '']) => target);
  const isFeature = (target: string) => target.endsWith('.feature');
  return {
    number,
    sentence: plain(sentence),
    features: links.filter(isFeature).map((target) => path.posix.join('docs/rules', target)),
    tests: links.filter((target) => !isFeature(target)).map((target) => path.posix.basename(target)),
  };
}

/** The text of a paragraph without the signs of Markdown. */
const plain = (markdown: string): string => markdown.replace(LINK, '$1').replaceAll('`', '').trim();
