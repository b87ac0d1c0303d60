import { sha256 } from '#kernel/values/sha256.ts';
import { accessSync, constants, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/**
 * Returns the default data folder of local mode: `.data` in the working directory, or a folder of the user if that is
 * not writable.
 */
export function defaultDataDir(cwd = process.cwd()): string {
  const here = path.join(cwd, '.data');
  if (isWritable(here)) return here;
  const checkout = sha256(cwd).slice(0, 12);
  return path.join(ownFolder(), checkout);
}

/** Returns whether this user can write to the folder or create it with its parents. */
export function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return folder !== path.dirname(folder) && isWritable(path.dirname(folder));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A folder of the user for data that outlives a run. */
export function ownFolder(): string {
  const state = path.join(process.env['XDG_STATE_HOME'] || path.join(homedir(), '.local/state'), 'mithaq');
  if (isWritable(state)) return state;
  const temporary = path.join(tmpdir(), `mithaq-${userInfo().uid}`);
  if (isWritable(temporary)) return ownTemporary(temporary);
  throw new Error(`This user may write neither to ${state} nor to ${temporary}. Set DATA_DIR to a folder of your own.`);
}

/** Returns a temporary folder that belongs to the user and is closed to others, since temporary folders are shared. */
function ownTemporary(folder: string): string {
  const { uid } = userInfo();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  if (stats.isDirectory() && (uid < 0 || (stats.uid === uid && (stats.mode & 0o022) === 0))) return folder;
  throw new Error(`The folder ${folder} belongs to another user. Set DATA_DIR to a folder of your own.`);
}
