import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = /\/contracts\/[^/]+\.ts$/;
/** Modules with a form's rules, which import contracts unchanged. */
const RULES = /-rules\.ts(\?|$)/;
const WHOLE = '?whole';
/** A contract without imports has no schema, and is served unchanged. */
const IMPORT = /^(import|export)\s+(?!type\b)[^;]*?\sfrom\s/m;

/**
 * Serves contracts to browsers as plain data, without schemas and the library that makes them: an endpoint is its
 * method and path. Only the rules of forms get the whole contracts; functions for browsers must be in contracts without
 * imports.
 */
export function contractsAsData(): Plugin {
  let exportsOf = async (file: string): Promise<object> => import(pathToFileURL(file).href);
  return {
    name: 'contracts-as-data',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      // The current sources.
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

/** Returns the source code of a value; undefined for schemas and functions. */
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
