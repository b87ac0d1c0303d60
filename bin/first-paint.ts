import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const withoutComments = (script: string): string => script.replaceAll(/^\s*\/\/.*\n/gm, '').trim();

/**
 * Writes into the built page what its first paint needs: all styles, in the order of their layers, and the script that
 * dresses the document. Nothing has to be fetched for it; the server allows both by their hashes.
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
        return html
          .replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '')
          .replace(
            '<script src="/boot.js"></script>',
            () =>
              `<script>${withoutComments(read('boot.js'))}</script>\n` +
              `    <style>${[read('layers.css'), ...styles].join('')}</style>`,
          );
      },
    },
  };
}
