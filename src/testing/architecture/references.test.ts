import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './planted-tree.ts';
import { filesIn, isTest, projectRoot } from './source-tree.ts';

interface Text {
  file: string;
  text: string;
}

interface Rule {
  number: string;
  page: string;
  words: string;
  isBuilt: boolean;
  /** Files that show or enforce the rule, relative to the root. */
  files: string[];
}

const NOT_BUILT = '## Decided, not built yet';
/** Separator of two words: a space, or the end of a line and a comment sign. */
const APART = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|//|--|#)?[ \t]*)`;
const CITED_RULE = /(?<![\w-])R-(\d{1,2}(?:\.\d{1,2})?|[A-Z](?:\.\d{1,2})?)(?!\w)/g;
const CITED_ADR = new RegExp(String.raw`\bADR${APART}(\d+)`, 'g');
const NAMED_PAGE = /\bdocs\/[\w./-]+\.md\b/g;
/** References to documents that are not in the repository. */
const OUTSIDE = new RegExp(
  [
    String.raw`\bdecisions?(?:\.md)?${APART}\d{1,2}(?:\.\d{1,2})?(?![\d:])`,
    // A rule number without its R.
    String.raw`(?<=[ ])\((?:as )?\d{1,2}\.\d{1,2}(?:(?:,| and)${APART}\d{1,2}\.\d{1,2})*\)`,
    String.raw`\(design\b[^)]*\)`,
    String.raw`\bdesign/[\w-]+\.md\b`,
    String.raw`\bpart${APART}[123]\b(?!${APART}of\b)`,
  ].join('|'),
  'gi',
);

const read = (root: string, file: string): Text => ({ file, text: readFileSync(path.join(root, file), 'utf8') });

/** Texts that cite rules, without this file, which plants violations. */
const textsIn = (root: string): Text[] =>
  ['{bench,bin,e2e,features,migrations,src}/**/*.{css,feature,hbs,html,js,mjs,sql,ts,tsx}', 'docs/**/*.md', '*.{md,ts}']
    .flatMap((pattern) => filesIn(root, pattern))
    .filter((file) => !file.endsWith('architecture/references.test.ts'))
    .map((file) => read(root, file));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** One line for each match of the pattern that is wrong. */
const findings = (
  { file, text }: Text,
  pattern: RegExp,
  wrong: (match: RegExpMatchArray) => string | false,
): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const what = wrong(match);
    return what ? [`${file}:${lineAt(text, match.index)} ${what}`] : [];
  });

const linksIn = ({ file, text }: Text): { target: string; anchor: string; index: number }[] =>
  [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(({ index, 1: link, 2: anchor }) => ({
    target: link ? path.posix.join(path.posix.dirname(file), link) : file,
    anchor: anchor ?? '',
    index,
  }));

function rulesIn(root: string): Rule[] {
  return filesIn(root, 'docs/rules/*.md').flatMap((page) => {
    const { text } = read(root, page);
    const end = text.includes(NOT_BUILT) ? text.indexOf(NOT_BUILT) : text.length;
    return [...text.matchAll(/^### R-(\S+)\n\n(.*)\n((?:(?!#).*\n)*)/gm)].map(
      ({ index, 1: number, 2: words, 3: rest }) => ({
        number: number!,
        page,
        words: words!,
        isBuilt: index < end,
        files: linksIn({ file: page, text: rest! }).map(({ target }) => target),
      }),
    );
  });
}

/** Citations that no document of the repository contains. */
function unresolved(root: string): string[] {
  const rules = new Set(rulesIn(root).map(({ number }) => number));
  const adrs = new Set(filesIn(root, 'docs/decisions/*.md').map((file) => Number(path.basename(file).slice(0, 4))));
  return textsIn(root).flatMap((text) => [
    ...findings(text, CITED_RULE, ([cited, number]) => !rules.has(number!) && `cites ${cited}, which is no rule`),
    ...findings(text, CITED_ADR, ([, number]) => !adrs.has(Number(number)) && `cites ADR ${number}, which is none`),
    ...findings(
      text,
      NAMED_PAGE,
      ([page]) => !existsSync(path.join(root, page)) && `names ${page}, which is not there`,
    ),
    ...findings(
      text,
      OUTSIDE,
      ([cited]) => `refers to '${cited.replaceAll(/\s+/g, ' ')}', which is not in the repository`,
    ),
  ]);
}

/** Links of pages to files or headings that do not exist. */
function brokenLinks(root: string): string[] {
  const headingsOf = (file: string): string[] =>
    [...read(root, file).text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  return textsIn(root)
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((text) =>
      linksIn(text)
        .filter(({ target, anchor }) => {
          if (!existsSync(path.join(root, target))) return true;
          return anchor !== '' && !headingsOf(target).includes(anchor);
        })
        .map(({ target, anchor, index }) =>
          `${text.file}:${lineAt(text.text, index)} leads to ${target} ${anchor}`.trim(),
        ),
    );
}

const isShowing = (file: string): boolean => /^features\/|^e2e\//.test(file) || isTest(file);

/** Rules that appear twice, have no sentence, or do not name what shows and what enforces them. */
const incomplete = (root: string): string[] =>
  rulesIn(root).flatMap(({ number, page, words, isBuilt, files }, n, rules) => {
    const wrong = [
      rules.findIndex((other) => other.number === number) !== n && 'stands twice',
      !/^[A-Z'].*\.$/.test(words) && 'has no sentence',
      isBuilt && !files.some(isShowing) && 'names nothing that shows it',
      isBuilt && files.every(isShowing) && 'names nothing that enforces it',
      !isBuilt && files.length > 0 && 'names files and is not built',
    ].filter((what) => what !== false);
    return wrong.map((what) => `${page} R-${number} ${what}`);
  });

/** Numbers that a section skips: R-2.2 if it has R-2.1 and R-2.3 only. */
function gaps(root: string): string[] {
  const numbers = rulesIn(root).map(({ number }) => number);
  const last = new Map<string, number>();
  for (const [section, number] of numbers.map((one) => one.split('.')))
    last.set(section!, Math.max(last.get(section!) ?? 0, Number(number ?? 0)));
  return [...last].flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`).filter((number) => !numbers.includes(number)),
  );
}

test('all citations of code, features and pages resolve', () => {
  expect(unresolved(projectRoot)).toEqual([]);
});

test('links of pages lead to existing files and headings', () => {
  expect(brokenLinks(projectRoot)).toEqual([]);
});

test('each rule is unique, and each built rule names what shows and what enforces it', () => {
  expect(rulesIn(projectRoot).length).toBeGreaterThan(150);
  expect(incomplete(projectRoot)).toEqual([]);
});

test('no section skips a number', () => {
  expect(gaps(projectRoot)).toEqual([]);
});

const rule = (number: string, files: string[]) =>
  `### R-${number}\n\nA rule.\n\nShown in ${files.map((file) => `[x](../../${file})`).join(', ')}.\n\n`;
const FEATURE = 'features/billing/refunds.feature';
const SOURCE = 'src/modules/billing/domain/refund.ts';
const tree = {
  'docs/rules/billing.md': `# Billing\n\n${rule('7.1', [FEATURE, SOURCE])}`,
  'docs/decisions/0013-one-place.md': '# 13. One place\n',
  [FEATURE]: 'Feature: Refunds\n',
  [SOURCE]: '/** Refunds (R-7.1), as ADR 13 and ADR 0013 say. One part of it. */\nexport const decisions = [10];\n',
};

test('existing files, headings and rules are not reported', () => {
  const root = plant({
    ...tree,
    'README.md': '[one](docs/rules/billing.md#r-71) [two](docs) [three](https://a.example/b)',
  });
  expect([...unresolved(root), ...brokenLinks(root), ...incomplete(root), ...gaps(root)]).toEqual([]);
});

test.each([
  ['src/app/a.ts', '// Refunds are full (R-7.2).', 'cites R-7.2, which is no rule'],
  ['features/billing/a.feature', '# R-7.12', 'cites R-7.12, which is no rule'],
  ['docs/a.md', 'See (R-B.2).', 'cites R-B.2, which is no rule'],
  ['src/app/a.ts', '// As ADR 14 says.', 'cites ADR 14, which is none'],
  ['src/app/a.ts', '// See docs/payments.md.', 'names docs/payments.md, which is not there'],
  ['src/app/a.ts', '/** (decisions 7.8) */', "refers to 'decisions 7.8', which is not in the repository"],
  ['src/app/a.ts', '// He is gone (5.10, 5.11).', "refers to '(5.10, 5.11)', which is not in the repository"],
  ['docs/a.md', 'This is decision 13.', "refers to 'decision 13', which is not in the repository"],
  [
    'migrations/a.ts',
    '-- (design: payments 3.6)',
    "refers to '(design: payments 3.6)', which is not in the repository",
  ],
  ['src/app/a.ts', '// design/security.md', "refers to 'design/security.md', which is not in the repository"],
  ['e2e/a.ts', '// (part 3, B.2)', "refers to 'part 3', which is not in the repository"],
])('in %s a planted %s is refused', (file, text, what) => {
  expect(unresolved(plant({ ...tree, [file]: text }))).toEqual([`${file}:1 ${what}`]);
});

test('a planted reference over two lines of a comment is refused', () => {
  const root = plant({ ...tree, 'src/app/a.ts': '/**\n * A refund is full (decisions\n * 7.8).\n */' });
  expect(unresolved(root)).toHaveLength(1);
});

test.each(['rules/none.md', 'rules/billing.md#r-72'])('a planted link to %s is refused', (link) => {
  expect(brokenLinks(plant({ ...tree, 'docs/a.md': `[a](${link})` }))).toHaveLength(1);
});

test.each([
  ['that shows nothing', rule('7.2', [SOURCE])],
  ['that nothing enforces', rule('7.2', [FEATURE])],
  ['that appears twice', rule('7.1', [FEATURE, SOURCE])],
  ['without words', '### R-7.2\n\n\n'],
  ['with files though it is not built', `${NOT_BUILT}\n\n${rule('7.2', [FEATURE, SOURCE])}`],
])('a planted rule %s is refused', (_, planted) => {
  const page = tree['docs/rules/billing.md'] + planted;
  expect(incomplete(plant({ ...tree, 'docs/rules/billing.md': page })).length).toBeGreaterThan(0);
});

test('a planted gap between two numbers is refused', () => {
  const page = tree['docs/rules/billing.md'] + rule('7.3', [FEATURE, SOURCE]);
  expect(gaps(plant({ ...tree, 'docs/rules/billing.md': page }))).toEqual(['7.2']);
});
