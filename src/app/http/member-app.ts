import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../contracts/rendering.ts';
import { Documents } from './document.ts';
import type { MemberApp } from './pages.ts';

/** Reads what the member app was built to: the page for browsers, and the program that renders it for the server. */
export async function builtMemberApp(folder: string, program: string): Promise<MemberApp> {
  const { render } = (await import(pathToFileURL(path.resolve(program, 'server.js')).href)) as PageRenderer;
  return { documents: new Documents(readFileSync(path.join(folder, 'index.html'), 'utf8')), render };
}
