import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dynamicFamilies, missingTexts, unnamedTexts, unusedTexts } from './catalogue.ts';
import { plant } from '../planted-tree.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

const texts = {
  'src/texts/en/common.json': '{ "close": "Close" }',
  'src/texts/en/browse.json': JSON.stringify({
    title: 'Browse',
    count_one: '{{count}} profile',
    count_other: '{{count}} profiles',
    filters: { age: 'Age', city: 'City' },
    steps: ['First', 'Then'],
  }),
};
const all =
  "t('title'); t('count', { count }); t(`filters.${name}`); t('steps', { returnObjects: true }); t('common:close');";
const page = (body: string) => ({
  ...texts,
  'src/web-member/features/browse/page.tsx': `export function Page() {\n  const { t } = useTranslation('browse');\n  ${body}\n}`,
});

test('the catalogue has every text that the member app uses', () => {
  expect(missingTexts(projectRoot)).toEqual([]);
});

test('no key of the catalogue appears twice', () => {
  const twice = filesIn(projectRoot, 'src/texts/en/*.json').filter((file) => {
    const text = readFileSync(path.join(projectRoot, file), 'utf8');
    const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
    return written !== namesIn(JSON.parse(text));
  });
  expect(twice).toEqual([]);
});

test('a phone number within a text is never broken across lines', () => {
  const broken = filesIn(projectRoot, 'src/texts/*/*.json').filter((file) =>
    /[+]44 \d|[+]44\S* \d/.test(readFileSync(path.join(projectRoot, file), 'utf8')),
  );
  expect(broken).toEqual([]);
});

const namesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (sum, one) => sum + namesIn(one),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0;

const unnamed = unnamedTexts(projectRoot);

test('every text of the catalogue is used', () => {
  expect(unusedTexts(projectRoot, dynamicFamilies, unnamed)).toEqual([]);
});

test('each declared dynamic family is used', () => {
  const others = (family: (typeof dynamicFamilies)[number]) => dynamicFamilies.filter((other) => other !== family);
  expect(dynamicFamilies.filter((family) => unusedTexts(projectRoot, others(family), unnamed).length === 0)).toEqual(
    [],
  );
});

test.each([
  ["t('titel')", 'browse:titel'],
  ["t('close')", 'browse:close'],
  ["t('common:shut')", 'common:shut'],
  ["t('filters')", 'browse:filters'],
  ["t(open ? 'title' : 'headline')", 'browse:headline'],
  ['t(`filter.${name}`)', 'browse:/^filter\\..+$/'],
  ["t('title', { ns: 'common' })", 'common:title'],
  ["i18n.t('common:shut')", 'common:shut'],
  ['return <Trans i18nKey="titel" />', 'browse:titel'],
  ['return <Trans ns="common" i18nKey="title" />', 'common:title'],
])('a planted %s is reported as missing', (call, key) => {
  expect(missingTexts(plant(page(call)))).toEqual([
    `src/web-member/features/browse/page.tsx:3 uses ${key}, which the catalogue lacks`,
  ]);
});

test('each t function reads its own namespace', () => {
  const root = plant({
    ...texts,
    'src/web-member/features/browse/page.tsx': `
      function One() { const { t } = useTranslation('common'); return t('title'); }
      function Two() { const { t: tBrowse } = useText(['browse', 'common']); return tBrowse('title'); }
      function Three() { const { t } = useTranslation('browse', { keyPrefix: 'filters' }); return t('age'); }
      const four = (t: TFunction<'browse'>) => t('title');`,
  });
  expect(missingTexts(root)).toEqual([
    'src/web-member/features/browse/page.tsx:2 uses common:title, which the catalogue lacks',
  ]);
});

test('texts that are used in any supported way are neither missing nor unused', () => {
  const root = plant(page(all));
  expect([...missingTexts(root), ...unusedTexts(root)]).toEqual([]);
});

test.each([
  ["t('title');", 'browse:title'],
  ["t('count', { count });", 'browse:count_one'],
  ['t(`filters.${name}`);', 'browse:filters.age'],
  ["t('steps', { returnObjects: true });", 'browse:steps.0'],
  ["t('common:close');", 'common:close'],
])('a text is reported as unused once %s is gone', (call, key) => {
  expect(unusedTexts(plant(page(all.replace(call, ''))))).toContain(`${key} is used by nobody`);
});

test('a text may be read in a variable language', () => {
  const root = plant({
    'src/texts/en/decide.json': '{ "done": { "yes": "Yes" }, "title": "Title", "gone": "Gone", "on": "On" }',
    'src/modules/guardianship/queries/texts.ts': `
      export const decideTexts = textsOf<typeof en>('decide');
      const localized = decideTexts[language];
      say(localized.done[action]);`,
    'src/modules/guardianship/commands/tell.ts': 'say(decideTexts[guardian.state.language].title, decideTexts.on);',
    'src/texts/en/offline.json': '{ "saved": "Saved", "lost": "Lost" }',
    'src/web-member/service-worker/worker.ts': `
      const texts = import.meta.glob('../../texts/*/offline.json', { eager: true });
      say(texts[\`../../texts/\${language}/offline.json\`].saved);`,
  });
  expect(unusedTexts(root, [])).toEqual([
    'decide:gone is used by nobody',
    'decide:on is used by nobody',
    'offline:lost is used by nobody',
  ]);
});

test('a text may be named in a list, imported as data, or belong to a declared family', () => {
  const root = plant({
    'src/texts/en/nav.json': '{ "browse": "Browse", "home": "Home", "help": { "faq": "Questions" } }',
    'src/texts/en/decide.json':
      '{ "done": { "yes": "Yes" }, "title": "Title", "gone": "Gone", "read": "Read", "asked": "Asked" }',
    'src/texts/en/answers.json': '{ "smoking": { "never": "Never" } }',
    'src/texts/en/emails.json': '{ "welcome": { "subject": "Welcome" } }',
    'src/web-member/features/shell/links.ts':
      "export const links = [{ to: '/', label: 'nav:home' }, { label: `help.${name}` }];",
    'src/modules/guardianship/http/page.hbs': '<p>gone {{texts.read}} {{#if x}}{{t "asked"}}{{/if}}</p>',
    'src/modules/guardianship/http/page.ts':
      "import texts from '#texts/en/decide.json' with { type: 'json' };\nnotify(tx, to, emails.welcome, texts.title, texts.done[action]);",
  });
  const families = [{ namespace: 'answers', keys: /^smoking\./, because: 'a probe' }];
  expect(unusedTexts(root, families)).toEqual(['decide:gone is used by nobody', 'nav:browse is used by nobody']);
});
