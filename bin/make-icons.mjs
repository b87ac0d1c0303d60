// Makes src/web-member/public/icons from the star of favicon.svg, for phones that install the site. Run it by hand if
// the star changes: node bin/make-icons.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const PUBLIC = path.join(path.dirname(import.meta.dirname), 'src/web-member/public');
const star = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
/** A phone crops the icon to its own shape, so the background reaches the edges and the star is in the middle. */
const maskable = star
  .replace(/<rect[^>]*\/>/, '<rect width="96" height="96" fill="#1d5a47"/><g transform="translate(12 12) scale(.75)">')
  .replace('</svg>', '</g></svg>');
/** For the status bar of a phone, which uses only the shape. */
const badge = star.replace(/<rect[^>]*\/>/, '');

await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
for (const [name, svg, width] of [
  ['192', star, 192],
  ['512', star, 512],
  ['maskable-512', maskable, 512],
  ['badge', badge, 96],
]) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  await writeFile(path.join(PUBLIC, 'icons', `${name}.png`), png);
}
