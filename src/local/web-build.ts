import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from '#kernel/runtime/child-environment.ts';
import { isWritable } from '../app/data-dir.ts';
import type { Progress } from './progress.ts';
import { writeRulesPage } from './rules-page/rules-page.ts';
import { runBuild } from './run-build.ts';

const CHECKOUT = path.join(import.meta.dirname, '../..');

interface BuildOptions {
  dataDir: string;
  progress: Progress;
  checkout?: string;
}

const COMMON = [
  'src/{shared-kernel,app,modules/*}/contracts',
  'src/{texts,shared-kernel/i18n}',
  'src/web-shared',
  'src/app/rendering/{first-paint,in-development}.ts',
  'bin/{as-replacement,packed,service-worker}.ts',
  'package-lock.json',
];

/** Entries of a web app: for browsers, and of the member app for the server as well. */
const ENTRIES = {
  member: { 'web-member': [], 'web-member-server': ['--ssr', 'server.tsx'] },
  admin: { 'web-admin': [] },
};
type App = keyof typeof ENTRIES;

/** Builds are always for production, and read no setting of the shell or of other programs. */
const BUILD_ENVIRONMENT = { NODE_ENV: 'production', LC_ALL: 'C', TZ: 'UTC' };

/** Folders of the built web apps within the folder of all builds. */
export const appFolders = (dist: string): { member: string; rendering: string; console: string } => ({
  member: path.join(dist, 'web-member'),
  rendering: path.join(dist, 'web-member-server'),
  console: path.join(dist, 'web-admin'),
});

/**
 * Builds each web app whose sources, tools or environment have changed, and returns the folders: in `dist` of the
 * checkout, or of `dataDir` if this user may not write to the checkout. The console has the page of all rules.
 */
export async function builtApps(options: BuildOptions): Promise<ReturnType<typeof appFolders>> {
  const [ofMembers, ofStaff] = await Promise.all([distOf('member', options), distOf('admin', options)]);
  const { member, rendering } = appFolders(ofMembers);
  const { console } = appFolders(ofStaff);
  if (isWritable(console)) writeRulesPage(options.checkout ?? CHECKOUT, path.join(console, 'rules'));
  return { member, rendering, console };
}

/** Throws if web apps cannot be built: without tools, or in a folder with an unsupported name. */
export function refuseUnbuildable(checkout = CHECKOUT): void {
  const unreadable = /[#?]/.exec(checkout)?.[0];
  if (unreadable)
    throw new Error(
      `The folder ${checkout} has a '${unreadable}' in its name, and the tool that builds the web pages cannot read such a name. ` +
        `Move it to a folder without '${unreadable}'.`,
    );
  if (!existsSync(viteIn(checkout)))
    throw new Error(
      'The web pages have to be built, and the tools for it are not installed. Run npm ci (without --omit=dev) and start again; ' +
        'or run npm ci and npm run build where they are, and copy its folder dist here.',
    );
}

const viteIn = (checkout: string): string => path.join(checkout, 'node_modules/vite/bin/vite.js');

async function distOf(app: App, { dataDir, progress, checkout = CHECKOUT }: BuildOptions): Promise<string> {
  const config = `vite.${app}.config.ts`;
  const wanted = stampOf(checkout, [...COMMON, `src/web-${app}`, config]);
  const places = [path.join(checkout, 'dist'), path.join(dataDir, 'dist')];
  const isBuilt = (dist: string) => {
    const stamp = stampIn(dist, app);
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  };
  const place = places.find(isBuilt);
  if (place) return place;
  refuseUnbuildable(checkout);
  const dist = places.find(isWritable) ?? places[1]!;
  mkdirSync(dist, { recursive: true });
  // An interrupted build must not have a stamp of completeness.
  rmSync(stampIn(dist, app), { force: true });
  // Reads the config natively; compiling it would write into node_modules.
  const vite = [viteIn(checkout), 'build', '--config', config, '--configLoader', 'native', '--logLevel', 'error'];
  const options = { cwd: checkout, env: childEnvironment(BUILD_ENVIRONMENT) };
  await progress(app === 'member' ? 'Building the web pages' : 'Building the console', async () => {
    for (const [folder, more] of Object.entries(ENTRIES[app]))
      await runBuild([...vite, '--outDir', path.join(dist, folder), ...more], options);
  });
  writeFileSync(stampIn(dist, app), wanted);
  return dist;
}

const stampIn = (dist: string, app: App): string => path.join(dist, `web-${app}.stamp`);

/** Hash of a build's sources, tools and environment. */
function stampOf(checkout: string, sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(globSync(sources, { cwd: checkout }).toSorted())].flatMap((source) =>
    filesOf(path.join(checkout, source)),
  ))
    hash.update(path.relative(checkout, file)).update(readFileSync(file));
  const stamp = { sources: hash.digest('hex'), node: process.version, environment: BUILD_ENVIRONMENT };
  return `${JSON.stringify(stamp, null, 2)}\n`;
}

const filesOf = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => filesOf(path.join(place, name)))
    : [place];
