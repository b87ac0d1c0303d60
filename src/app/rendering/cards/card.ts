import path from 'node:path';
import { truncate } from '#kernel/contracts/truncate.ts';
import { siteName } from '#kernel/i18n/site-name.ts';
import { currentLook } from '#kernel/site/current-look.ts';
import { escaped } from '../html.ts';
import { placed } from '../site-icons.ts';

export const CARD = { width: 1200, height: 630 };

const FACE = path.join(import.meta.dirname, 'newsreader.ttf');
const PAPER = '#faf7f0';
const INK = '#20251f';
const STAR =
  'M48 8 59.7 19.7 76.3 19.7 76.3 36.3 88 48 76.3 59.7 76.3 76.3 59.7 76.3 48 88 36.3 76.3 19.7 76.3 19.7 59.7 8 48 19.7 36.3 19.7 19.7 36.3 19.7Z';
/** Font sizes for titles, of which the first that fits is used, with the letters per line. */
const SIZES = [
  { size: 84, letters: 26, lines: 3 },
  { size: 64, letters: 35, lines: 4 },
  { size: 50, letters: 45, lines: 5 },
];

/** Draws the preview image of a page's link: the page's title and the product's name. */
export async function drawCard(title: string, tagline: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { fontFiles: [FACE], loadSystemFonts: false, defaultFontFamily: 'Newsreader' };
  return (await renderAsync(svgOf(title, tagline), { font })).asPng();
}

/** The letters of the font; names in others are left to the title of the link. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

function svgOf(title: string, tagline: string): string {
  const name = siteName('en');
  const { theme, mark } = currentLook();
  const { green } = theme.light;
  const { lines, size } = setIn(title);
  const top = 330 - ((lines.length - 1) * size * 1.16) / 2;
  const text = (
    words: string,
    { x = 96, y, size, fill = INK }: { x?: number; y: number; size: number; fill?: string },
  ) =>
    `<text x="${x}" y="${Math.round(y)}" font-family="Newsreader" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<rect width="16" height="100%" fill="${green}"/>`,
    mark
      ? placed(mark, { x: 960, y: 56, size: 160 })
      : `<g fill="none" stroke="${green}" stroke-width=".5" opacity=".35" transform="translate(930 400) scale(4.4)">` +
        `<path d="${STAR}"/><path d="${STAR}" transform="translate(24 24) scale(.5)"/></g>`,
    LATIN.test(name) ? text(name, { y: 128, size: 46, fill: green }) : '',
    ...lines.map((line, at) => text(line, { y: top + at * size * 1.16, size })),
    title === tagline || !LATIN.test(tagline) ? '' : text(tagline, { y: 548, size: 32, fill: '#4d564e' }),
    '</svg>',
  ].join('');
}

/** Breaks a title into lines at the largest size that fits. */
export function setIn(title: string): { lines: string[]; size: number } {
  for (const { size, letters: characters, lines: most } of SIZES) {
    const lines = broken(title, characters);
    if (lines.length <= most) return { lines, size };
  }
  const { size, letters: characters, lines: most } = SIZES.at(-1)!;
  const lines = broken(title, characters).slice(0, most);
  return { lines: [...lines.slice(0, -1), `${truncate(lines.at(-1)!, characters - 1, { mark: '' })}…`], size };
}

/** Breaks text at spaces into lines of a maximum length; a longer word is cut. */
function broken(title: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= characters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(truncate(word, characters, { mark: '' }));
  }
  return lines;
}
