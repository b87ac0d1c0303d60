import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a data folder for a test run. If root runs the tests, the database's user can still pass through it. */
export async function throwawayFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mithaq-run-'));
  await chmod(folder, 0o711);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
