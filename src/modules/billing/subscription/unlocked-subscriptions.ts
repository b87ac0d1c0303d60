import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Subscription } from '../domain/subscription.ts';
import { readSubscriptionsOf } from '../infra/subscriptions-repository.ts';

/** All paid plans of an account for a reader that changes none, newest first. */
export const unlockedSubscriptionsOf = (tx: Tx, accountId: UserId): Promise<Subscription[]> =>
  readSubscriptionsOf(tx.db, accountId);

/** Returns a plan for a reader that changes none, such as an email, whose account is locked after it (ADR 39). */
export const unlockedSubscription = async (tx: Tx, accountId: UserId, id: string): Promise<Subscription | null> =>
  (await unlockedSubscriptionsOf(tx, accountId)).find(({ state }) => state.id === id) ?? null;
