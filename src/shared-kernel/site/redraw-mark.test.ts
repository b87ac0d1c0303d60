import { expect, test } from 'vitest';
import { MarkRefused, redrawMark } from './redraw-mark.ts';

const svg = (content: string, more = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${content}</svg>`;
const DOT = '<circle cx="12" cy="12" r="9" fill="#1f3a8a"/>';

const refusedPart = (source: string): string => {
  try {
    return `drawn: ${redrawMark(source)}`;
  } catch (error) {
    if (!(error instanceof MarkRefused)) throw error;
    return error.part;
  }
};

test('allowed shapes are drawn again, with their colours', () => {
  const shapes =
    '<g transform="rotate(45 12 12)" fill="none" stroke="currentColor"><path d="M1 1l2-2.5e1z"/><rect x="1" y="2" width="3" height="4" rx="1"/></g>' +
    '<ellipse cx="1" cy="1" rx="2" ry="3"/><line x1="0" y1="0" x2="1" y2="1"/><polygon points="0,0 1,1 2,0"/><polyline points="0 0 1 1"/>';
  expect(redrawMark(svg(shapes))).toBe(svg(shapes));
});

test('what drawing programs add without an effect is left out', () => {
  const drawn = redrawMark(
    `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->
     <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" id="a" version="1.1" width="24px" height="24">
       <title>Logo</title><desc>It</desc><metadata>x</metadata><defs/>
       <g id="layer" inkscape:label="One">${DOT}</g>
     </svg>`,
  );
  expect(drawn).toBe(svg(`<g>${DOT}</g>`));
});

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>', '<x:script>'],
  ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', '<foreignObject>'],
  ['a style sheet', '<style>@import "https://elsewhere.example"</style>', '<style>'],
  ['a picture', '<image href="https://elsewhere.example/x.png"/>', '<image>'],
  ['a reference', '<use href="#a"/>', '<use>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<a>'],
  ['an animation', '<set attributeName="href" to="javascript:1"/>', '<set>'],
  ['a nested picture', '<svg><path d="M0 0"/></svg>', '<svg>'],
  ['writing', '<text>Mark</text>', '<text>'],
  ['an event', '<path d="M0 0" onload="alert(1)"/>', 'onload="…"'],
  ['an event in other letters', '<path d="M0 0" ONCLICK="alert(1)"/>', 'ONCLICK="…"'],
  ['a style', '<path d="M0 0" style="fill:url(https://elsewhere.example)"/>', 'style="…"'],
  ['a paint from elsewhere', '<path d="M0 0" fill="url(https://elsewhere.example#a)"/>', 'fill="…"'],
  [
    'a reference of XLink',
    '<path xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a" d="M0 0"/>',
    'xlink:href="…"',
  ],
  ['markup in an attribute', '<path d="M0 0&quot;&gt;&lt;script&gt;"/>', 'd="…"'],
  ['a shape of another namespace', '<path xmlns="http://www.w3.org/1999/xhtml" d="M0 0"/>', '<path>'],
  ['bare words', `words${DOT}`, 'text'],
  ['no shape', '<g/>', 'path'],
  ['text in a section', '<![CDATA[<script>alert(1)</script>]]>', '<![CDATA['],
])('%s is refused by its name', (_, content, part) => {
  expect(refusedPart(svg(content))).toBe(part);
});

test.each([
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(DOT)}`, '<!DOCTYPE'],
  ['many entities', `<!DOCTYPE l [<!ENTITY l "l"><!ENTITY l1 "&l;&l;">]>${svg('<path d="&l1;"/>')}`, '<!DOCTYPE'],
  ['a style sheet before it', `<?xml-stylesheet href="https://elsewhere.example"?>${svg(DOT)}`, '<?'],
  ['something else than SVG', '<html><body/></html>', 'svg'],
  ['broken markup', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g></svg>', 'SVG'],
  ['no markup', 'a picture', 'SVG'],
  ['no size', svg(DOT, ''), 'viewBox'],
  ['an empty size', svg(DOT, 'viewBox="0 0 0 24"'), 'viewBox'],
  ['a very wide one', svg(DOT, 'viewBox="0 0 500 10"'), 'viewBox'],
  ['too many shapes', svg(DOT.repeat(201)), '201 > 200'],
  ['too deep groups', svg(`${'<g>'.repeat(9)}${DOT}${'</g>'.repeat(9)}`), '<g> × 9'],
  ['a long text', svg(`<path d="M0 0${' '.repeat(20_000)}"/>`), expect.stringMatching(/^\d+ > 20000$/)],
  ['very deep groups', svg('<g>'.repeat(2500) + '</g>'.repeat(2500)), '<g> × 9'],
])('%s is refused', (_, source, part) => {
  expect(refusedPart(source)).toEqual(part);
});

test('a picture without a namespace is taken for SVG', () => {
  expect(redrawMark(`<svg viewBox="0 0 24 24">${DOT}</svg>`)).toBe(svg(DOT));
});

test('a mark that was drawn again is drawn the same', () => {
  const once = redrawMark(svg(DOT, 'width="24" height="24"'));
  expect(redrawMark(once)).toBe(once);
});
