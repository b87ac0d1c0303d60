import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { Visitor } from './visitor.ts';

interface Result {
  // Its types are in the generated files; the type check of a program in the folder reads them.
  // oxlint-disable-next-line no-explicit-any
  data: any;
  // oxlint-disable-next-line no-explicit-any
  error: any;
  response: Response;
}
/** Calls an operation by its id. */
type CallOperation = (operationId: string, options?: object) => Promise<Result>;

const TYPESCRIPT = path.resolve('node_modules/typescript-7/bin/tsc');
const COMPILER_OPTIONS = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

/** Generates a typed client from an OpenAPI document into a temporary folder. */
export async function generateClient(document: object): Promise<{
  /** Errors of the type check of programs next to the client, one a line. */
  typeErrors(programs: Record<string, string>): Promise<string[]>;
  load(site: string): Promise<CallOperation>;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mithaq-client-'));
  const place = (file: string) => path.join(folder, file);
  await createClient({
    input: document as Record<string, unknown>,
    output: { path: folder, clean: false, module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  });
  await writeFile(place('package.json'), JSON.stringify({ type: 'module' }));
  return {
    async typeErrors(programs) {
      for (const [file, program] of Object.entries(programs)) await writeFile(place(file), program);
      const config = { compilerOptions: COMPILER_OPTIONS, files: Object.keys(programs) };
      await writeFile(place('tsconfig.json'), JSON.stringify(config));
      const output = await new Promise<string>((resolve) => {
        execFile(process.execPath, [TYPESCRIPT, '-p', folder, '--pretty', 'false'], (_, stdout) => resolve(stdout));
      });
      return output.split('\n').filter((line) => line.includes('error TS'));
    },
    async load(site) {
      const { client } = await import(place('client.gen.ts'));
      const visitor = new Visitor(site);
      client.setConfig({
        baseUrl: site,
        fetch: async (request: Request) => {
          const { pathname, search } = new URL(request.url);
          const body = request.body ? await request.text() : undefined;
          const { status, headers, body: answer } = await visitor.call(request.method, pathname + search, body);
          return new Response(status === 204 ? null : JSON.stringify(answer), { status, headers });
        },
      });
      const operations = (await import(place('sdk.gen.ts'))) as Record<string, (options?: object) => Promise<Result>>;
      return (operationId, options) => operations[operationId]!(options);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
