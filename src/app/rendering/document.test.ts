import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { setCurrentSite } from '#kernel/i18n/current-site.ts';
import { ACCENT, MAIN } from '#kernel/contracts/site/theme.ts';
import { setCurrentLook } from '#kernel/site/current-look.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Documents } from './document.ts';
import { inlineJson } from './html.ts';
import { renderedPage, sampleOperator } from './testing/rendered-page.ts';

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <title>Mithaq</title>
    <script>dress()</script>
    <style>p{color:red}</style>
    <style id="for-forms">i{color:black}</style>
    <style id="for-words">b{color:grey}</style>
    <style id="for-decisions">q{color:blue}</style>
    <style id="for-members">nav{color:green}</style>
    <script type="module" crossorigin src="/assets/main-a1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-b2.js">
    <link rel="modulepreload" crossorigin href="/assets/ui-c3.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const documents = new Documents(
  SHELL,
  { files: ['/assets/main-a1.js', '/assets/vendor-b2.js', '/assets/ui-c3.js'] },
  sampleOperator,
);
const page = renderedPage('app', {
  html: '<h1>Salam</h1>',
  title: 'Yusuf & Amina </title><script>1</script>',
  guardianType: true,
  inlined: { answers: [['/api/user'], { name: '</script><script>alert(1)</script>' }] },
});

const AROUND = { site: 'https://mithaq.example' };

test('a document has the page, its title and the data of the app', () => {
  const html = documents.filled(page, AROUND);
  expect(html).toContain('<div id="root"><h1>Salam</h1></div>');
  expect(html).toContain('<title>Yusuf &amp; Amina &lt;/title&gt;&lt;script&gt;1&lt;/script&gt;</title>');
  const data = /<script type="application\/json" id="inlined">([^]*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(data)).toEqual(page.inlined);
});

test('every document names the operator, in its language', () => {
  const foot = '<footer class="operator">Lamp &amp; Oil Ltd, 1 Mill Road, Leeds, runs Mithaq.</footer>';
  for (const kind of ['static', 'mailed', 'form', 'app'] as const)
    expect(documents.filled({ ...page, kind }, AROUND)).toContain(foot);
  expect(documents.shellIn('en')).toContain(foot);
  expect(documents.shellIn('ar')).toContain('يدير ميثاق \u2068Lamp &amp; Oil Ltd\u2069');
});

describe('on a site of an operator', () => {
  beforeAll(() => {
    setCurrentSite({ name: { en: 'Sakan', ar: 'سكن', ur: '' }, language: 'ar' });
    setCurrentLook({ mainColour: '#1f3a8a', accentColour: ACCENT, mark: '' });
  });
  afterAll(() => {
    setCurrentSite({});
    setCurrentLook({ mainColour: MAIN, accentColour: ACCENT, mark: '' });
  });

  test('documents have its name', () => {
    expect(documents.shellIn('en')).toContain('<title>Sakan</title>');
    expect(documents.shellIn('ar')).toContain('<title>سكن</title>');
    const html = documents.filled({ ...page, title: null, address: '/', heading: null, kind: 'static' }, AROUND);
    expect(html).toContain('<title>Sakan</title>');
    expect(html).toContain('property="og:site_name" content="Sakan"');
    expect(html).not.toContain('Mithaq');
  });

  test('documents have its colours after the styles, and the content policy allows them', () => {
    for (const html of [documents.shellIn('en'), documents.filled(page, AROUND)]) {
      const own = html.slice(html.lastIndexOf('<style'), html.indexOf('</head>'));
      const style = /<style>([^]*)<\/style>/.exec(own)![1]!;
      expect(style).toContain('--green:#1f3a8a;');
      const hash = createHash('sha256').update(style).digest('base64');
      expect(documents.inline.style).toContain(`'sha256-${hash}'`);
    }
  });

  test('the app gets only the facts that differ', () => {
    const facts = /data-site="([^"]*)"/.exec(documents.filled(page, AROUND))![1]!.replaceAll('&quot;', '"');
    expect(JSON.parse(facts)).toEqual({ name: { en: 'Sakan', ar: 'سكن', ur: '' }, language: 'ar' });
  });
});

test('search engines get what visitors see, with its canonical address', () => {
  const about = { description: 'Of "patience" & hope', address: '/guidance?article=1&x=2' };
  const html = documents.filled({ ...page, ...about, kind: 'static' }, AROUND);
  expect(html).toContain('<meta name="description" content="Of &quot;patience&quot; &amp; hope">');
  expect(html).toContain('<link rel="canonical" href="https://mithaq.example/guidance?article=1&amp;x=2">');
  expect(documents.filled(page, AROUND)).not.toMatch(/description|canonical/);
});

test('the app loads after the first paint, and a static page has none', () => {
  const whole = documents.filled(page, AROUND);
  expect(whole).toContain(
    '<html lang="en" dir="ltr" class="guardian" data-app="/assets/main-a1.js" data-files="/assets/vendor-b2.js /assets/ui-c3.js">',
  );
  expect(whole).not.toMatch(/type="module"|modulepreload/);
  expect(whole).toContain('id="inlined"');
  const words = documents.filled({ ...page, kind: 'static', guardianType: false }, AROUND);
  expect(words).toContain('<html lang="en" dir="ltr">');
  expect(words).not.toMatch(/assets|application\/json/);
  expect(documents.shell).toContain('type="module"');
});

test('a document omits the styles that its page does not need', () => {
  expect(documents.shell).toContain('nav{color:green}');
  expect(documents.filled(page, AROUND)).toContain('nav{color:green}');
  const html = documents.filled({ ...page, kind: 'static' }, AROUND);
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('b{color:grey}');
  expect(html).not.toMatch(/for-members|nav\{|for-decisions|q\{|for-forms|i\{/);
  const form = documents.filled({ ...page, kind: 'form' }, AROUND);
  expect(form).toContain('i{color:black}');
  expect(form).toContain('data-app="/assets/main-a1.js"');
  expect(form).not.toMatch(/for-members|nav\{|for-decisions|q\{|for-words|b\{/);
  const mailed = documents.filled({ ...page, kind: 'mailed' }, AROUND);
  expect(mailed).toContain('q{color:blue}');
  expect(mailed).not.toMatch(/for-members|nav\{|for-words|b\{|assets|application\/json/);
});

test('inline parts of the template are allowed by hash, and inserted parts are not', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(documents.inline).toEqual({
    script: [hash('dress()')],
    style: [
      hash('p{color:red}'),
      hash('i{color:black}'),
      hash('b{color:grey}'),
      hash('q{color:blue}'),
      hash('nav{color:green}'),
    ],
  });
});

test('any data is safe inside HTML, and unchanged for the app', () => {
  const nasty = fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '\u2029', '&lt;', '\\u003c', '<\0');
  const text = fc.array(fc.oneof(nasty, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.jsonValue())), (data) => {
      const json = inlineJson(data);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    { numRuns: 1000 },
  );
});
