import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { accountForRoot } from '../../src/local/postgres/account.ts';

const run = promisify(execFile);
const checkout = path.resolve(import.meta.dirname, '../..');
/** The files and folders that deploy/Dockerfile copies. */
const SHIPPED = ['bin', 'content', 'dist', 'docs/papers', 'migrations', 'src', 'package.json', 'package-lock.json'];
const PATIENCE_MS = 120_000;

/** A version of the product in a folder of its own, which a user without rights runs with production's packages. */
export class Installation {
  readonly folder: string;
  private readonly account: { uid: number; gid: number } | undefined;
  private readonly running = new Set<ChildProcess>();

  private constructor(folder: string, account: { uid: number; gid: number } | undefined) {
    this.folder = folder;
    this.account = account;
  }

  /** Copies this checkout, or the given installation, and installs production's packages. */
  static async make(original?: Installation): Promise<Installation> {
    const folder = await mkdtemp(path.join(tmpdir(), 'mithaq-instance-'));
    const from = original?.folder ?? checkout;
    if (!original) await run(process.execPath, ['bin/build.ts'], { cwd: checkout });
    for (const name of SHIPPED) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await cp(path.join(from, name), path.join(folder, name), { recursive: true });
    }
    const packages = path.join(folder, 'node_modules');
    if (original) await symlink(path.join(original.folder, 'node_modules'), packages);
    else await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit'], { cwd: folder });
    const account = process.getuid?.() === 0 ? accountForRoot(await readFile('/etc/passwd', 'utf8')) : undefined;
    const installation = new Installation(folder, account);
    await installation.handOver(folder);
    return installation;
  }

  /** Gives a file or folder to the user without rights. */
  async handOver(name: string): Promise<void> {
    if (this.account) await run('chown', ['-RhP', `${this.account.uid}:${this.account.gid}`, name]);
  }

  /** Runs one of the commands of package.json. @throws Error with what it printed, if it fails. */
  async command(settings: Record<string, string>, name: string, ...given: string[]): Promise<string> {
    const file = path.join('src/cli', `${name}.ts`);
    const { stdout } = await run(process.execPath, [file, ...given], { ...this.asUser(settings), encoding: 'utf8' });
    return stdout;
  }

  /** Starts the site. Returns once it is ready. */
  async start(settings: Record<string, string>): Promise<Site> {
    const child = spawn(process.execPath, ['src/cli/main.ts'], { ...this.asUser(settings), stdio: 'pipe' });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const deadline = performance.now() + PATIENCE_MS;
    while (child.exitCode === null && performance.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${settings['PORT']}/readyz`).catch(() => null);
      if (answer?.ok) return { said: () => said, stop: () => end(child) };
      await pause(50);
    }
    throw new Error(`The site was not ready. It said:\n${said}`);
  }

  private asUser(settings: Record<string, string>) {
    return { cwd: this.folder, env: { PATH: process.env['PATH'], HOME: this.folder, ...settings }, ...this.account };
  }

  /** Removes the folder, and ends what still runs there after a failure. */
  async remove(): Promise<void> {
    for (const child of this.running) child.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}

export interface Site {
  /** Its log. */
  said(): string;
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
