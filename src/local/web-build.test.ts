import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBuild } from './run-build.ts';
import { builtApps, refuseUnbuildable } from './web-build.ts';

vi.mock('./run-build.ts', { spy: true });

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'mithaq-build-'))));
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** A checkout that has a build's sources and tools. */
async function aCheckout(name: string): Promise<string> {
  const root = path.join(folder, name);
  await mkdir(path.join(root, 'node_modules/vite/bin'), { recursive: true });
  await writeFile(path.join(root, 'node_modules/vite/bin/vite.js'), '');
  await writeFile(path.join(root, 'package-lock.json'), '{}');
  return root;
}

const build = (checkout: string) =>
  builtApps({ dataDir: path.join(folder, 'data'), progress: (_, work) => work(), checkout });

test.each(['development', 'test', 'production', ''])(
  'pages are built for production in a shell with NODE_ENV=%s',
  async (name) => {
    const run = vi.mocked(runBuild).mockResolvedValue();
    const shell = {
      NODE_ENV: name,
      NODE_OPTIONS: '--no-deprecation',
      LC_ALL: 'xx_YY',
      TZ: 'Pacific/Kiritimati',
      VITE_X: '1',
    };
    for (const [variable, value] of Object.entries(shell)) vi.stubEnv(variable, value);
    await build(await aCheckout('checkout'));
    expect(run).toHaveBeenCalledTimes(3);
    for (const [, options] of run.mock.calls) {
      expect(options.env).toMatchObject({ NODE_ENV: 'production', LC_ALL: 'C', TZ: 'UTC' });
      expect(options.env).not.toHaveProperty('NODE_OPTIONS');
      expect(options.env).not.toHaveProperty('VITE_X');
    }
  },
);

test('a build is reused until its sources or tools change; its stamp is their hash', async () => {
  const run = vi.mocked(runBuild).mockResolvedValue();
  const checkout = await aCheckout('checkout');
  await build(checkout);
  await build(checkout);
  expect(run).toHaveBeenCalledTimes(3);
  const stamp: unknown = JSON.parse(await readFile(path.join(checkout, 'dist/web-member.stamp'), 'utf8'));
  expect(stamp).toMatchObject({ node: process.version, environment: { NODE_ENV: 'production' } });
  await writeFile(path.join(checkout, 'package-lock.json'), '{ "changed": true }');
  await build(checkout);
  expect(run).toHaveBeenCalledTimes(6);
});

test('an interrupted build is repeated, even with the same sources', async () => {
  const run = vi.mocked(runBuild).mockResolvedValue();
  const checkout = await aCheckout('checkout');
  await build(checkout);
  await writeFile(path.join(checkout, 'package-lock.json'), '{ "broken": true }');
  run.mockRejectedValue(new Error('killed'));
  await expect(build(checkout)).rejects.toThrow('killed');
  run.mockReset().mockResolvedValue();
  await writeFile(path.join(checkout, 'package-lock.json'), '{}');
  await build(checkout);
  expect(run).toHaveBeenCalledTimes(3);
});

test.each(['my#app', 'really?', 'a#b?c'])('a checkout in %s is refused before anything is built', async (name) => {
  const run = vi.mocked(runBuild).mockResolvedValue();
  const checkout = await aCheckout(name);
  await expect(build(checkout)).rejects.toThrow(/has a '[#?]' in its name.*Move it to a folder without/);
  expect(run).not.toHaveBeenCalled();
});

test.each(['with space', 'quo"te', "apostro'phe", 'Ümläut', '50%', '[x]', 'a&b;c', 'العربية'])(
  'a checkout in %s is built',
  async (name) => {
    vi.mocked(runBuild).mockResolvedValue();
    const checkout = await aCheckout(name);
    expect((await build(checkout)).member).toBe(path.join(checkout, 'dist/web-member'));
  },
);

test('missing tools are an error that says what to install', async () => {
  const checkout = await aCheckout('checkout');
  await rm(path.join(checkout, 'node_modules'), { recursive: true });
  expect(() => refuseUnbuildable(checkout)).toThrow(/not installed\. Run npm ci \(without --omit=dev\)/);
});
