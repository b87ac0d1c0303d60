import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Without comments and indentation, since each document contains it. */
const lean = (script: string): string =>
  script
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .trim();

/** Layers that only some documents contain, in their order. */
export const LAYERS = ['forms', 'words', 'decisions', 'members'] as const;

/** Splits the styles into those of all documents and those of a layer. */
export function dividedByLayer(css: string, layer: string): [forAll: string, apart: string] {
  const begin = `@layer ${layer}{`;
  let [forAll, byLayer] = ['', ''];
  let at = 0;
  for (;;) {
    const from = css.indexOf(begin, at);
    if (from < 0) return [forAll + css.slice(at), byLayer];
    const end = endOfBlock(css, from + begin.length);
    forAll += css.slice(at, from);
    byLayer += css.slice(from, end);
    at = end;
  }
}

/** Index after the brace that closes the block that was opened before `at`. */
function endOfBlock(css: string, at: number): number {
  let open = 1;
  for (const { 0: sign, index } of css.slice(at).matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (sign === '{') open += 1;
    if (sign === '}') open -= 1;
    if (open === 0) return at + index + 1;
  }
  throw new Error('A layer of the styles does not end');
}

/**
 * Inlines what the first paint needs into the built page: all styles in the order of their layers, and the script that
 * sets up the document. The server allows both by their hashes.
 */
export function firstPaintInline(folder: string): Plugin {
  const read = (name: string) => readFileSync(path.join(folder, 'public', name), 'utf8').trim();
  return {
    name: 'first-paint-inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
        const styles = sheets.map((file) => String((file as { source: string | Uint8Array }).source).trim());
        for (const { fileName } of sheets) delete bundle[fileName];
        let forAll = styles.join('');
        const byLayer = LAYERS.map((layer) => {
          const [others, own] = dividedByLayer(forAll, layer);
          forAll = others;
          return `    <style id="for-${layer}">${own}</style>`;
        });
        return html
          .replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '')
          .replace(
            '<script src="/boot.js"></script>',
            () =>
              `<script>${lean(read('boot.js'))}</script>\n` +
              [`    <style>${read('layers.css')}${forAll}</style>`, ...byLayer].join('\n'),
          );
      },
    },
  };
}
