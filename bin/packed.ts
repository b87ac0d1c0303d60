import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Writes a brotli version next to each built file, with maximum compression, so that the server need not compress. */
export const packed = (): Plugin => {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = globSync('**/*.{js,css,svg}', { cwd: folder });
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name);
          await writeFile(`${file}.br`, await compress(await readFile(file)));
        }),
      );
    },
  };
};
