import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runProgram, untilReady } from '../../src/testing/server/child-process.ts';
import { createDatabase, dropDatabase } from '../../src/testing/server/postgres.ts';
import { throwawayFolder } from '../../src/testing/server/throwaway-folder.ts';
import { freePort } from '../../src/testing/product.ts';

// Does what deploy/Dockerfile does, without a container engine.

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
/** The instructions of the last stage, each with its arguments. */
const image = read('Dockerfile')
  .split(/^FROM .*$/m)
  .at(-1)!
  .split('\n')
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .filter((instruction) => instruction !== null)
  .map(([, name, rest]) => [name!, rest!] as const);
const of = (name: string) => image.filter(([each]) => each === name).map(([, rest]) => rest);

/** Makes a folder with what the image contains. */
async function imageFolder(): Promise<string> {
  const folder = await throwawayFolder();
  onTestFinished(() => folder.remove());
  for (const copied of of('COPY')) {
    const [from, to] = copied.split(' ').slice(-2) as [string, string];
    const source = path.join(root, from.replace('/app/', ''));
    const target = path.join(folder.path, to);
    await mkdir(path.dirname(target), { recursive: true });
    await (to === 'node_modules' ? symlink(source, target) : cp(source, target, { recursive: true }));
  }
  return folder.path;
}

test('the image has all that the site needs in production, and writes nothing', async () => {
  const folder = await imageFolder();
  const files = () => globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' }).toSorted();
  const before = files();
  const name = `image_${process.pid}`;
  const server = inject('databaseUrls')[0]!;
  const databaseUrl = await createDatabase(server, name);
  onTestFinished(() => dropDatabase(server, name));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const [program, main] = JSON.parse(of('CMD')[0]!) as [string, string];
  expect(program).toBe('node');
  const site = await runProgram(
    main,
    {
      ...Object.fromEntries(
        of('ENV')[0]!
          .split(' ')
          .map((setting) => setting.split('=')),
      ),
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PROXIES: '1',
      APP_URL: 'https://nikah.example',
      DATABASE_URL: databaseUrl,
      SESSION_KEYS: randomBytes(32).toString('base64'),
      MAIL_URL: 'smtp://127.0.0.1:9',
      OPERATOR_NAME: 'Example Ltd',
      OPERATOR_ADDRESS: '1 Example Street, Leeds LS1 1AA',
      STRIPE_SECRET_KEY: 'sk_test_image',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_image',
      STRIPE_WEBHOOK_SECRET: 'whsec_image',
    },
    { cwd: folder, preload: [pathToFileURL(path.join(root, 'src/cli/testing/production-install.mjs')).href] },
  );
  onTestFinished(() => site.stop());
  const page = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
  await untilReady(site, async () => (await page('/readyz').catch(() => null))?.ok || undefined);
  expect(await (await page('/ar')).text()).toContain('<html lang="ar"');
  expect((await page('/admin-dashboard')).headers.get('Location')).toBe('/auth?next=%2Fadmin-dashboard');
  expect((await page('/guidance/what-a-guardian-does')).status).toBe(200);
  expect((await page('/dev/mailbox')).status).toBe(404);
  for (const address of ['/metrics', '/healthz'])
    expect((await fetch(`http://127.0.0.1:${metricsPort}${address}`)).status).toBe(200);
  expect(files()).toEqual(before);
});

test.each([
  [read('Dockerfile'), []],
  [read('Dockerfile').replace('USER 10001', 'USERS 10001'), ['Unknown instruction: USERS']],
])('a Dockerfile’s instructions are checked (%#)', (text, problems) => {
  expect(validate(text).map(({ message }) => message)).toEqual(problems);
});

test('the settings of the containers exist, and the proxy passes to the site’s port', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, unknown>; image?: string }>;
  };
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  for (const name of ['web', 'worker'])
    for (const setting of Object.keys(services[name]!.environment))
      expect(example, setting).toMatch(new RegExp(`^#${setting}=`, 'm'));
  expect(services['worker']!.environment).toMatchObject({ ROLE: 'worker', PROXIES: 1 });
  for (const port of of('EXPOSE')[0]!.split(' ')) expect(example).toMatch(new RegExp(`^#\\w*PORT=${port}$`, 'm'));
  expect(read('Caddyfile')).toContain('reverse_proxy web:3000');
});

test.each(['alerts.yaml', 'grafana.json', '../docs/operations.md'])('every metric of %s exists', async (file) => {
  const { body } = await fetchText(`${inject('appUrls')[0]!}/metrics`);
  const text = read(file);
  expect(parse(file.endsWith('.md') ? '{}' : text)).toBeTypeOf('object');
  // Names of logins and databases in addresses are no metrics.
  const named = [...text.matchAll(/\b(?:mithaq|http|nodejs|process)_(?!app\b|direct\b)\w+/g)].map(([metric]) => metric);
  expect(named.length).toBeGreaterThan(10);
  const defined = new Set([...body.matchAll(/^# HELP (\w+) /gm)].map(([, metric]) => metric));
  for (const metric of named) expect(defined, metric).toContain(metric.replace(/_(bucket|count)$/, ''));
});

const fetchText = async (address: string) => ({ body: await (await fetch(address)).text() });
