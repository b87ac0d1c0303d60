import { build, type Plugin } from 'vite';

/** At the root, since it answers for all pages, and under one name, by which it is renewed. */
const FILE = 'service-worker.js';

/** Puts the worker beside the app, as one file of its own: older pages go on with it, whose parts have other names. */
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
