import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { CONTENTS, contents, manifest, MANIFEST, type Contents, type Manifest } from './format.ts';

/** Receives the entries of an archive in its order. */
interface Receiver {
  manifest(manifest: Manifest): Promise<void>;
  /** Receives the next part of a table, whose parts follow each other. */
  part(table: string, part: Buffer): Promise<void>;
}

const IGNORED: Receiver = { manifest: async () => {}, part: async () => {} };

/**
 * Reads an archive whole with the secret key, and compares every table with what the archive says about it.
 * @throws Error if the key does not open it, or anything is missing, changed or unknown
 */
export async function readBackup(
  file: string,
  secretKey: string,
  receiver: Receiver = IGNORED,
): Promise<{ manifest: Manifest; contents: Contents }> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secretKey);
  const plain = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
  const tar = extract();
  const unpacked = pipeline(Readable.fromWeb(plain as never), createGunzip(), tar);
  const hashes = new Map<string, Hash>();
  let first: Manifest | undefined;
  let last: Contents | undefined;
  const received = (async () => {
    for await (const entry of tar) {
      const data = await buffer(entry);
      const table = /^tables\/([^/]+)\/\d{6,}\.csv$/.exec(entry.header.name)?.[1];
      if (entry.header.name === MANIFEST) {
        first = manifest.parse(JSON.parse(data.toString()));
        await receiver.manifest(first);
      } else if (entry.header.name === CONTENTS) last = contents.parse(JSON.parse(data.toString()));
      else if (first && table && first.tables.some((known) => known.table === table)) {
        hashes.set(table, (hashes.get(table) ?? createHash('sha256')).update(data));
        await receiver.part(table, data);
      } else throw new Error(`The archive has an entry that its form does not know: ${entry.header.name}.`);
    }
  })();
  // A refused entry ends the unpacking, too: its own error says more.
  await Promise.all([received, unpacked.catch(() => received)]);
  if (!first || !last) throw new Error('The archive is incomplete.');
  for (const { table } of first.tables) {
    const hash = hashes.get(table) ?? createHash('sha256');
    if (last.tables[table]?.sha256 !== hash.digest('hex')) throw new Error(`${table} is not what was written.`);
  }
  return { manifest: first, contents: last };
}
