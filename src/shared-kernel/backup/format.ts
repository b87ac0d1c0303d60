import { z } from 'zod';

/** Version of the archive's form, which docs/backup-format.md describes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const CONTENTS = 'contents.json';
/** Size of a part of a table, in bytes: what a backup or restore has in memory at a time. */
export const PART_BYTES = 4 * 1024 * 1024;

const count = z.number().int().min(0);
const jobs = z.array(
  z.object({ queue: z.string(), data: z.record(z.string(), z.string()), priority: z.number().int() }),
);

/** The first entry: what the archive is of. */
export const manifest = z.object({
  format: z.literal(FORMAT, { error: 'a form of archive that this version does not read' }),
  version: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string().nullable() })),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifest>;

/** The last entry, without which an archive is incomplete. */
export const contents = z.object({
  tables: z.record(z.string(), z.object({ rows: count, sha256: z.string() })),
  sequences: z.array(z.object({ sequence: z.string(), value: z.string() })),
  jobs,
});
export type Contents = z.infer<typeof contents>;
