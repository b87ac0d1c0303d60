// Makes src/web-shared/fonts and the font of the cards from the published fonts, with only the letters and weights that
// the product uses. Run it by hand if one of them changes, with a package that nothing else needs:
// npm install --prefix <folder> subset-font@2.9.0 && node bin/make-fonts.mjs <folder>
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const program = path.resolve(process.argv[2] ?? '.', 'node_modules/subset-font/index.js');
const { default: subsetFont } = await import(pathToFileURL(program).href);
const TO = path.join(path.dirname(import.meta.dirname), 'src/web-shared/fonts');

/** The ranges contain all weights of the style sheets. */
const faces = [
  { name: 'newsreader-latin', from: 'newsreader/files/newsreader-latin-opsz-normal', axes: serif() },
  { name: 'newsreader-latin-ext', from: 'newsreader/files/newsreader-latin-ext-opsz-normal', axes: serif() },
  { name: 'inter-latin', from: 'inter/files/inter-latin-wght-normal', axes: sans() },
  { name: 'inter-latin-ext', from: 'inter/files/inter-latin-ext-wght-normal', axes: sans() },
  {
    name: 'noto-naskh-arabic',
    from: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal',
    axes: { wght: { min: 400, max: 600 } },
    ranges: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ],
  },
  {
    name: 'noto-nastaliq-urdu',
    from: 'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal',
    // One weight only, since the font is large; headings differ in size.
    axes: { wght: 400 },
    ranges: urdu(),
  },
];

/** The letters, marks and digits of Urdu and of quoted Arabic; the Naskh font has all others. */
function urdu() {
  const letters = 'ءآأؤئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْٰٓٔٹپچڈڑژکگںھۀہۂۃیےۓ۔ۖ';
  const signs = '،؛؟٪٫٬٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ؐؑؒؓ﴾﴿ﷲﷺﷻ';
  return [...letters, ...signs].map((letter) => [letter.codePointAt(0), letter.codePointAt(0)]);
}

function serif() {
  return { opsz: 24, wght: { min: 400, max: 520 } };
}

function sans() {
  return { wght: { min: 400, max: 600 } };
}

/** Latin-1, letters of European and transliterated names, typographic marks, currency signs and arrows. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x2bb, 0x2bf],
  [0x2c6, 0x2dd],
  [0x300, 0x304],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const lettersOf = (ranges) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join('');

for (const { name, from, axes, ranges = LATIN } of faces) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${from}.woff2`)));
  const made = await subsetFont(whole, lettersOf(ranges), { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(path.join(TO, `${name}.woff2`), made);
  console.log(`${name}: ${whole.length} → ${made.length} bytes`);
}

// The renderer of the cards reads only uncompressed fonts of one weight.
const whole = await readFile(
  fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')),
);
const card = await subsetFont(whole, lettersOf(LATIN), {
  targetFormat: 'truetype',
  variationAxes: { opsz: 24, wght: 440 },
});
await writeFile(path.join(path.dirname(import.meta.dirname), 'src/app/rendering/cards/newsreader.ttf'), card);
console.log(`card: ${whole.length} → ${card.length} bytes`);
