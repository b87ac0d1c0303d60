import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
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

  private static async empty(): Promise<Installation> {
    const account = process.getuid?.() === 0 ? accountForRoot(await readFile('/etc/passwd', 'utf8')) : undefined;
    return new Installation(await mkdtemp(path.join(tmpdir(), 'mithaq-instance-')), account);
  }

  /** Builds a clean checkout with the packages of development, as the first stage of deploy/Dockerfile does. */
  static async build(): Promise<Installation> {
    const checkedOut = await Installation.empty();
    const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: checkout,
      maxBuffer: 2 ** 24,
    });
    await checkedOut.copy(
      checkout,
      stdout.split('\0').filter((name) => name && existsSync(path.join(checkout, name))),
    );
    await checkedOut.installPackages();
    await checkedOut.handOver(checkedOut.folder);
    await checkedOut.run(['bin/node24.mjs', 'bin/build.ts'], {});
    return checkedOut;
  }

  /** Copies what a build ships, and installs production's packages. */
  static async from(built: Installation): Promise<Installation> {
    const installation = await Installation.empty();
    await installation.copy(built.folder, SHIPPED);
    await installation.installPackages('--omit=dev');
    await installation.handOver(installation.folder);
    return installation;
  }

  /** Makes a second version next to this one, with the same packages. */
  async next(): Promise<Installation> {
    const next = await Installation.empty();
    await next.copy(this.folder, SHIPPED);
    await symlink(path.join(this.folder, 'node_modules'), path.join(next.folder, 'node_modules'));
    await next.handOver(next.folder);
    return next;
  }

  private async copy(from: string, names: string[]): Promise<void> {
    for (const name of names) {
      await mkdir(path.dirname(path.join(this.folder, name)), { recursive: true });
      await cp(path.join(from, name), path.join(this.folder, name), { recursive: true });
    }
  }

  /** Runs as the caller, whose npm cache it reads. */
  private async installPackages(...options: string[]): Promise<void> {
    const always = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    await run('npm', ['ci', ...always, ...options], { cwd: this.folder });
  }

  /** Gives a file or folder to the user without rights. */
  async handOver(name: string): Promise<void> {
    if (this.account) await run('chown', ['-RhP', `${this.account.uid}:${this.account.gid}`, name]);
  }

  /** Runs one of the commands of package.json. @throws Error with what it printed, if it fails. */
  async command(settings: Record<string, string>, name: string, ...given: string[]): Promise<string> {
    return this.run([path.join('src/cli', `${name}.ts`), ...given], settings);
  }

  private async run(program: string[], settings: Record<string, string>): Promise<string> {
    const { stdout } = await run(process.execPath, program, { ...this.asUser(settings), encoding: 'utf8' });
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
    // As in `npm start`: a dozen programs load the same sources.
    const compiled = { NODE_COMPILE_CACHE: path.join(this.folder, '.compiled') };
    const env = { PATH: process.env['PATH'], HOME: this.folder, ...compiled, ...settings };
    return { cwd: this.folder, env, ...this.account };
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
