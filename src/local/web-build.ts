import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** What every web app is built from. */
const COMMON = [
  'src/{shared-kernel,app,modules/*}/contracts',
  'src/shared-kernel/i18n',
  'src/web-member',
  'bin/{first-paint,packed,rendered-in-development,service-worker}.ts',
  'package-lock.json',
];

/** The folders of the built web apps, each made anew when its sources have changed since. */
export const builtApps = (log: (message: string) => void): { member: string; rendering: string; console: string } => ({
  member: built('member', log),
  /** The member app again, for the server. */
  rendering: path.join(root, 'dist/web-member-server'),
  console: built('admin', log),
});

/** What a web app is built to: for browsers, and the member app for the server as well. */
const ENTRIES = { member: [[], ['--ssr', 'server.tsx']], admin: [[]] };

function built(app: 'member' | 'admin', log: (message: string) => void): string {
  const folder = path.join(root, `dist/web-${app}`);
  const stamp = `${folder}.stamp`;
  const config = `vite.${app}.config.ts`;
  const wanted = fingerprint([...COMMON, `src/web-${app}`, config]);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    log(app === 'member' ? 'Building the web pages …' : 'Building the console …');
    const vite = [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config, '--logLevel', 'error'];
    for (const entry of ENTRIES[app])
      execFileSync(process.execPath, [...vite, ...entry], { cwd: root, stdio: 'inherit' });
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  return folder;
}

function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(globSync(sources, { cwd: root }).toSorted())].flatMap((source) =>
    filesOf(path.join(root, source)),
  ))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => filesOf(path.join(place, name)))
    : [place];
