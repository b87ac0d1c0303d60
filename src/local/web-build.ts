import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SOURCES = [
  'src/web-member',
  'src/{shared-kernel,app,modules/*}/contracts',
  'src/shared-kernel/i18n',
  'vite.member.config.ts',
  'package-lock.json',
];

/** The built member app, made anew when its sources have changed since. */
export function builtMemberApp(log: (message: string) => void): string {
  const folder = path.join(root, 'dist/web-member');
  const stamp = path.join(root, 'dist/web-member.stamp');
  const wanted = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    log('Building the web pages …');
    execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--config',
        'vite.member.config.ts',
        '--logLevel',
        'error',
      ],
      { cwd: root, stdio: 'inherit' },
    );
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root })
    .toSorted()
    .flatMap((source) => filesOf(path.join(root, source))))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => filesOf(path.join(place, name)))
    : [place];
