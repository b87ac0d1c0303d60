import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import type { Operator } from '#kernel/operator.ts';
import type { MemberPages } from '../contracts/rendering.ts';
import { Documents } from './document.ts';
import { pageRenderer, type Render } from './render.ts';

/** The built member app: its page renderer, and the documents around its pages. */
export interface MemberApp extends Pick<MemberPages, 'addresses' | 'languagesOf'> {
  render: Render;
  documents: Documents;
}

/** The build's manifest: for each file its path, and the chunks that it imports. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Reads the build of the member app: the page for browsers, and the program that renders it on the server. */
export async function builtMemberApp(folder: string, program: string, operator: Operator): Promise<MemberApp> {
  const pages = (await import(pathToFileURL(path.resolve(program, 'server.js')).href)) as MemberPages;
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  return {
    ...pages,
    render: pageRenderer(pages),
    documents: new Documents(
      read('index.html'),
      { files: filesFrom(manifest, 'index.html').map((file) => `/${file}`), texts: textsIn(manifest) },
      operator,
    ),
  };
}

/** Finds the files of the texts that every page uses. */
const textsIn = (manifest: Manifest) =>
  Object.fromEntries(
    languageIds.flatMap((language) => {
      const chunk = manifest[`../texts/${language}/common.json`];
      return chunk ? [[language, `/${chunk.file}`]] : [];
    }),
  ) as Partial<Record<Language, string>>;

/** Lists the file of an entry, and all chunks that it imports. */
function filesFrom(manifest: Manifest, entry: string, chunk = new Set<string>()): string[] {
  const { file, imports = [] } = manifest[entry]!;
  chunk.add(file);
  for (const importedFile of imports)
    if (!chunk.has(manifest[importedFile]!.file)) filesFrom(manifest, importedFile, chunk);
  return [...chunk];
}
