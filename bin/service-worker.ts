import { build, type Plugin } from 'vite';

/** At the root, since it controls all pages, and with a constant name, by which browsers update it. */
const FILE = 'service-worker.js';

/** Builds the worker as a single file. Older pages still use it, after the app's chunks got other names. */
export const serviceWorker = (entry: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: FILE } },
      },
    });
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const chunks = outputs.filter((file) => file.type === 'chunk');
    if (chunks.length !== 1) throw new Error(`The worker is ${chunks.length} files`);
    this.emitFile({ type: 'asset', fileName: FILE, source: chunks[0]!.code });
  },
});
