import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import type { PageRenderer } from '../../contracts/rendering.ts';
import { Documents } from './document.ts';
import type { MemberApp } from './pages.ts';

/** What the build tells of each file: where it is, and which others it needs at once. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Reads what the member app was built to: the page for browsers, and the program that renders it for the server. */
export async function builtMemberApp(folder: string, program: string): Promise<MemberApp> {
  const renderer = (await import(pathToFileURL(path.resolve(program, 'server.js')).href)) as PageRenderer;
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const filesOf = (entry: string) => filesFrom(manifest, entry).map((file) => `/${file}`);
  return {
    documents: new Documents(read('index.html'), {
      app: filesOf('index.html'),
      form: filesOf('forms.tsx'),
      texts: textsIn(manifest),
    }),
    render: renderer.render,
    addresses: renderer.addresses,
    languagesOf: renderer.languagesOf,
  };
}

/** Where the texts are that every page shows. */
const textsIn = (manifest: Manifest) =>
  Object.fromEntries(
    languageIds.flatMap((language) => {
      const chunk = manifest[`../shared-kernel/i18n/${language}/common.json`];
      return chunk ? [[language, `/${chunk.file}`]] : [];
    }),
  ) as Partial<Record<Language, string>>;

/** The file of an entry, then all that it needs at once. */
function filesFrom(manifest: Manifest, entry: string, chunk = new Set<string>()): string[] {
  const { file, imports = [] } = manifest[entry]!;
  chunk.add(file);
  for (const importedFile of imports)
    if (!chunk.has(manifest[importedFile]!.file)) filesFrom(manifest, importedFile, chunk);
  return [...chunk];
}
