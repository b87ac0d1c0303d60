import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packed from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright';

/** Options of Chromium for tests and measurements. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium with these further options. Throws an error with instructions if there is none. */
export async function launchBrowser(further: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...FLAGS, ...further] });
}

/**
 * Returns the Chromium of CHROME_PATH, else Playwright's own if it is downloaded, else the one that npm installed
 * (Linux x64). Throws an error with instructions if there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  if (named) return named;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser();
  throw new Error(
    `No browser for the tests: npm has a Chromium for Linux x64 only, and this is ${process.platform} ${process.arch}. ` +
      'Set CHROME_PATH to an installed Chrome or Chromium, or run `npx playwright install chromium`.',
  );
}

/** Unpacks the browser once for each version of its package. An interrupted attempt leaves no partial result. */
async function unpackBrowser(): Promise<string> {
  const folder = path.join(tmpdir(), `mithaq-chromium-${await packedVersion()}`);
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  const draft = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  try {
    // The package unpacks into the temporary folder.
    process.env['TMPDIR'] = draft;
    await packed.executablePath();
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(program)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
  return program;
}

async function packedVersion(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const manifest = await readFile(path.join(path.dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
