import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { wordsInComponents, wordsInTemplates } from './shown-texts.ts';
import { projectRoot } from '../source-tree.ts';

test('components contain no words', () => {
  expect(wordsInComponents(projectRoot)).toEqual([]);
});

test.each([
  ['<p>Welcome</p>', 'Welcome'],
  ['<p>{count} messages</p>', 'messages'],
  ["<p>{'Welcome'}</p>", 'Welcome'],
  ["<p>{open ? 'Close' : t('open')}</p>", 'Close'],
  ["<p>{open && 'Opened'}</p>", 'Opened'],
  ["<p>{name ?? 'Nobody'}</p>", 'Nobody'],
  ['<p>{`Profile ${id}`}</p>', 'Profile'],
  ['<>Welcome</>', 'Welcome'],
  ['<input placeholder="Your name" />', 'Your name'],
  ["<button aria-label={open ? 'Close' : label} />", 'Close'],
  ['<Page title="Browse" />', 'Browse'],
])('a planted %s is reported', (jsx, words) => {
  const root = plant({ 'src/web-member/features/browse/page.tsx': `export const Page = () =>\n  ${jsx};` });
  expect(wordsInComponents(root)).toEqual([
    `src/web-member/features/browse/page.tsx:2 shows '${words}': texts belong in the catalogue`,
  ]);
});

test('keys, codes, signs and values are allowed', () => {
  const root = plant({
    'src/web-member/features/browse/page.tsx': `export const Page = () => (
      <a href="/browse" className="button main" data-state={state === 'open' ? 'on' : 'off'} aria-label={t('browse.title')}>
        {/* a remark */ t('browse.go')} · {count}% {state === 'open' && <b>{name}</b>} {' — '}
        {items.map((item) => <Tag key="tag" tone="warm" label={t(\`tags.\${item}\`)} />)}
      </a>
    );`,
  });
  expect(wordsInComponents(root)).toEqual([]);
});

test('Handlebars templates contain no words', () => {
  expect(wordsInTemplates(projectRoot)).toEqual([]);
});

test('planted words in a template are reported', () => {
  const root = plant({
    'src/shared-kernel/mail/mail.html.hbs':
      '<style>p { color: red }</style>{{! a remark }}\n<p class="main">{{heading}} &nbsp; {{site.name}}</p>\n<p>Dear {{name}}</p>',
  });
  expect(wordsInTemplates(root)).toEqual([
    "src/shared-kernel/mail/mail.html.hbs shows 'Dear': texts belong in the catalogue",
  ]);
});
