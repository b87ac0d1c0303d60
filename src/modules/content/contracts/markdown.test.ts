import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passagesOf, wordsOf } from './markdown.ts';

const spansOf = (content: string) => passagesOf(content).flatMap(({ lines }) => lines.flat());
const addressesIn = (content: string) => spansOf(content).flatMap(({ href }) => href ?? []);
const shown = (content: string) =>
  spansOf(content)
    .map(({ text }) => text)
    .join('');

describe('Markdown of an article', () => {
  test('headings, paragraphs, lists, quotes and emphasis', () => {
    const content = `# One\n\nTwo *three* and **four**,\nfive.\n\n### Six\n\n- seven\n- eight\n\n1. nine\n\n> ten\n>\n> eleven`;
    expect(passagesOf(content)).toEqual([
      { kind: 'heading', lines: [[{ text: 'One' }]] },
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Two ' },
            { text: 'three', emphasis: true },
            { text: ' and ' },
            { text: 'four', strong: true },
            { text: ', five.' },
          ],
        ],
      },
      { kind: 'subheading', lines: [[{ text: 'Six' }]] },
      { kind: 'list', lines: [[{ text: 'seven' }], [{ text: 'eight' }]] },
      { kind: 'numbered', lines: [[{ text: 'nine' }]] },
      { kind: 'quote', lines: [[{ text: 'ten' }], [{ text: 'eleven' }]] },
    ]);
  });

  test('nested content belongs to its list', () => {
    expect(passagesOf('- one\n  - two\n    > three\n')).toEqual([
      { kind: 'list', lines: [[{ text: 'one' }], [{ text: 'two' }], [{ text: 'three' }]] },
    ]);
  });

  test('plain text leaves out marks and headings', () => {
    expect(wordsOf('## Patience\n\nIt is *half* of [faith](/guidance).\n\n- and gratitude')).toBe(
      'It is half of faith. and gratitude',
    );
  });
});

describe('Markdown that an article cannot use', () => {
  test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<b onclick="x()">bold</b>', '<!-- a -->'])(
    'HTML is words like others: %s',
    (content) => expect(shown(content)).toBe(content),
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:x',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//evil.example',
    '\\\\evil.example',
    'https://user:secret@evil.example',
    'guidance',
    '#here',
  ])('no link leads to %s', (address) => {
    expect(addressesIn(`[words](${address}) [more](<${address}>) <${address}>`)).toEqual([]);
    expect(addressesIn(`[words][1]\n\n[1]: ${address}`)).toEqual([]);
  });

  test.each(['https://mithaq.example/a?b=c', 'http://mithaq.example/', '/guidance/what-a-guardian-does'])(
    'a link leads to %s',
    (address) => expect(addressesIn(`[words](${address})`)).toEqual([address]),
  );

  test('an address is a link only if the writer marks it', () => {
    expect(addressesIn('https://a.example www.a.example')).toEqual([]);
    expect(addressesIn('<https://a.example>')).toEqual(['https://a.example']);
  });

  test('a picture becomes its alternative text', () => {
    expect(spansOf('![a lamp](https://a.example/x.png)')).toEqual([{ text: 'a lamp' }]);
  });

  test('links lead only to the web and to this site', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      'java',
      'script:',
      '//',
      '\\',
      '/',
      'x',
      ' ',
      '\n',
      '&#x6a;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const href of addressesIn(pieces.join('')))
          expect(new URL(href, 'https://site.invalid').protocol).toMatch(/^https?:$/);
      }),
    );
  });
});

// Each takes a fraction of a second; quadratic parsing would take minutes.
test.each([
  ['brackets', '['.repeat(200_000)],
  ['links that do not end', '[a]('.repeat(50_000)],
  ['stars', '*a **b '.repeat(28_000)],
  ['quotes in quotes', '> '.repeat(100_000)],
  ['lists in lists', '- '.repeat(100_000)],
  ['backticks', '`a``b```'.repeat(25_000)],
])('200 KB of %s are read in bounded time', (_, content) => {
  const started = performance.now();
  passagesOf(content);
  expect(performance.now() - started).toBeLessThan(20_000);
});
