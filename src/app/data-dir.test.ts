import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultDataDir } from './data-dir.ts';

/** A folder that nobody can create. */
const NO_ORIGIN = '/dev/null/nowhere';
let writable: string;

beforeEach(() => {
  writable = mkdtempSync(path.join(tmpdir(), 'mithaq-data-dir-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(writable, { recursive: true });
});

const among = (cwd: string, home: string, temporary: string): string => {
  vi.stubEnv('XDG_STATE_HOME', home);
  vi.stubEnv('TMPDIR', temporary);
  return defaultDataDir(cwd);
};

test('data is stored in the checkout, otherwise in a folder of the user, otherwise in a temporary folder of the user', () => {
  expect(among(writable, writable, writable)).toBe(path.join(writable, '.data'));
  expect(among(NO_ORIGIN, writable, writable)).toMatch(new RegExp(`^${writable}/mithaq/[0-9a-f]{12}$`));
  expect(among(NO_ORIGIN, NO_ORIGIN, writable)).toMatch(new RegExp(`^${writable}/mithaq-\\d+/[0-9a-f]{12}$`));
});

test('without any writable folder the error mentions DATA_DIR', () => {
  expect(() => among(NO_ORIGIN, NO_ORIGIN, NO_ORIGIN)).toThrow(
    /nor to \/dev\/null\/.*Set DATA_DIR to a folder of your own\.$/,
  );
});
