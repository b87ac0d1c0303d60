import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Number of checks with which a step passed, and the hash of the files that it read. */
interface PassedStep {
  hash: string;
  passed: number;
}

/** Hash of all that checks of sources read: Node, the installed packages, and the files that Git does not ignore. */
export async function hashOfFiles(folder = '.'): Promise<string> {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean).toSorted();
  const hash = createHash('sha256').update(process.version);
  for (const name of ['node_modules/.package-lock.json', ...names]) {
    const file = path.join(folder, name);
    // A deleted file stays listed until the next commit.
    if (existsSync(file)) hash.update(`\0${name}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Memory of steps that passed on this machine, so that a step is not repeated while no file has changed. */
export class StepMemory {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Returns the number of checks with which the step passed for these files, or undefined. */
  async passedWith(step: string, hash: string): Promise<number | undefined> {
    const stored = await readFile(this.fileOf(step), 'utf8').catch(() => '{}');
    const last = JSON.parse(stored) as Partial<PassedStep>;
    return last.hash === hash ? last.passed : undefined;
  }

  async store(step: string, last: PassedStep): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.fileOf(step), JSON.stringify(last));
  }

  private readonly fileOf = (step: string): string => path.join(this.folder, `${step}.json`);
}
