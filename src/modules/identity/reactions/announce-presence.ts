import type { z } from 'zod';
import { inTransaction, type EventType, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import {
  accountDisabled,
  accountEnabled,
  memberLeft,
  memberReturned,
  presenceChanged,
  roleChanged,
} from '../events.ts';
import { filterActive } from '../account/contacts.ts';

const announcedAfter = (event: EventType<z.ZodType<{ accountId: UserId }>>): Subscription =>
  inTransaction(event, 'identity.announce-presence', async (tx, { accountId }) => {
    const present = (await filterActive(tx, [accountId])).size > 0;
    tx.record(presenceChanged({ accountId, present }));
  });

export const announcePresence: Subscription[] = [
  announcedAfter(accountDisabled),
  announcedAfter(accountEnabled),
  announcedAfter(roleChanged),
  announcedAfter(memberLeft),
  announcedAfter(memberReturned),
];
