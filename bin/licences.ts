import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Packages whose files were copied into this repository: bin/make-fonts.mjs shortens the fonts. */
const COPIED = ['newsreader', 'inter', 'noto-naskh-arabic', 'noto-nastaliq-urdu'].map(
  (font) => `node_modules/@fontsource-variable/${font}`,
);
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = '{LICENSE,LICENCE,license,licence,OFL,COPYING}*';

/** Writes licences.txt next to a web app: the notices of all packages whose code or fonts browsers get. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const folders = new Set(COPIED.map((folder) => path.resolve(folder)));
    for (const id of this.getModuleIds()) {
      const [, folder] = PACKAGE.exec(id.replace(/^\0/, '').replaceAll('\\', '/')) ?? [];
      if (folder && existsSync(path.join(folder, 'package.json'))) folders.add(folder);
    }
    const notices = [...folders].toSorted().map(noticeOf);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${[...new Set(notices)].join(LINE)}\n` });
  },
});

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

/** @throws Error for a package that states no licence, which must not be published */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const [file] = globSync(LICENCE_FILE, { cwd: folder }).toSorted();
  if (!license && !file) throw new Error(`The package ${name} states no licence`);
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
  return [`${name} ${version}`, `Licence: ${license ?? 'see below'}`, ...(text ? ['', text] : [])].join('\n');
}
