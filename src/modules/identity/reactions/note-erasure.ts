import { appendFile } from 'node:fs/promises';
import { afterCommit, type Subscription } from '#kernel/events.ts';
import { memberErased } from '../events.ts';

/** Notes each erased account with its time in a file, if one is set, to repeat the erasure on a restored backup. */
export const noteErasure = (file: string | null): Subscription[] => [
  afterCommit(memberErased, 'identity.note-erasure', async (_, { accountId }, { occurredAt }) => {
    const line = `${accountId} ${occurredAt.toISOString()}\n`;
    if (file !== null) await appendFile(file, line, { mode: 0o600, flush: true });
  }),
];
