import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = /\/contracts\/[^/]+\.ts$/;
/** A module beside a form that holds its rules; and what such a module is made from, whole as it stands. */
const RULES = /-rules\.ts(\?|$)/;
const WHOLE = '?whole';
/** Such a module needs nothing else, so it holds no schema. */
const IMPORT = /^(import|export)\s+(?!type\b)[^;]*?\sfrom\s/m;

/**
 * Gives browsers the contracts as plain data: a call is its method and its path, and schemas are left out, with the
 * library that makes them. Only the rules of a form have them whole. A function of a contract is had by browsers where
 * it stands in a module that imports nothing.
 */
export function contractsAsData(): Plugin {
  let exportsOf = async (file: string): Promise<object> => import(pathToFileURL(file).href);
  return {
    name: 'contracts-as-data',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      // As they stand at the moment.
      exportsOf = (file) => server.ssrLoadModule(file);
    },
    async resolveId(source, importer, options) {
      if (!importer || !(RULES.test(importer) || importer.endsWith(WHOLE))) return null;
      const resolved = await this.resolve(source, importer.replace(WHOLE, ''), { ...options, skipSelf: true });
      return resolved && CONTRACT.test(resolved.id) ? resolved.id + WHOLE : resolved;
    },
    async load(id) {
      if (!CONTRACT.test(id) || !IMPORT.test(await readFile(id, 'utf8'))) return null;
      return Object.entries(await exportsOf(id))
        .map(([name, value]) => [name, dataOf(value)] as const)
        .filter(([, data]) => data !== undefined)
        .map(([name, data]) => `export const ${name} = ${data};\n`)
        .join('');
    },
  };
}

/** What is written down of a value; nothing of a schema or a function. */
function dataOf(value: unknown): string | undefined {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('_zod' in value) return undefined;
  if (Array.isArray(value)) return `[${value.map((item) => dataOf(item) ?? 'undefined').join()}]`;
  const isCall = 'method' in value && 'path' in value;
  const pairs = Object.entries(value)
    .filter(([name]) => !isCall || name === 'method' || name === 'path')
    .map(([name, one]) => [name, dataOf(one)])
    .filter(([, data]) => data !== undefined);
  return `{${pairs.map(([name, data]) => `${JSON.stringify(name)}:${data}`).join()}}`;
}
