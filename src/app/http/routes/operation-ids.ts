import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../..');

/** Methods of a console resource and of a queue, as verbs of the record's name. */
const VERBS: Record<string, (records: string) => string> = {
  list: (records) => `list${capital(singular(records))}Records`,
  one: (records) => `get${capital(singular(records))}Record`,
  export: (records) => `export${capital(records)}`,
  add: (records) => `add${capital(singular(records))}`,
  change: (records) => `change${capital(singular(records))}`,
  remove: (records) => `remove${capital(singular(records))}`,
  assign: (records) => `assign${capital(singular(records))}`,
  release: (records) => `release${capital(singular(records))}`,
};

type Exported = Partial<Endpoint> & Record<string, unknown>;

/** Names each endpoint by its export among the contracts, such as `sendInterest`; the key is method and path. */
export async function operationIds(): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for await (const file of glob('{app,modules/*,shared-kernel}/contracts/**/!(*.test).ts', { cwd: SOURCES })) {
    const contract = (await import(path.join(SOURCES, file))) as Record<string, unknown>;
    for (const [name, exported] of Object.entries(contract)) nameEndpoints(ids, name, exported);
  }
  return ids;
}

export const operationKey = ({ method, path: address }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${address}`;

function nameEndpoints(ids: Map<string, string>, name: string, exported: unknown): void {
  if (!isPlain(exported)) return;
  if (isEndpoint(exported)) ids.set(operationKey(exported), name);
  nameParts(ids, name.replace(/^list(?=[A-Z])/, ''), exported);
}

/** Names the endpoints of a resource or a queue; a list has that of a single record. */
function nameParts(ids: Map<string, string>, records: string, whole: Exported): void {
  for (const [key, verb] of Object.entries(VERBS)) {
    const part = whole[key];
    if (!isPlain(part) || !isEndpoint(part)) continue;
    ids.set(operationKey(part), verb(records));
    nameParts(ids, records, part);
  }
}

const isPlain = (value: unknown): value is Exported => typeof value === 'object' && value !== null;
const isEndpoint = (value: Exported): value is Exported & Endpoint => 'access' in value && 'address' in value;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const singular = (word: string): string => word.replace(/s$/, '');
