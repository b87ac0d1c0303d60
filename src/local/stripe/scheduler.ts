import type { Knex } from 'knex';
import { StripeStore } from './store.ts';
import { invoiceDue } from './settlement.ts';
import { subscriptionDue } from './subscriptions.ts';

/** Runs everything due by time, each at its own moment and in order: renewals, retries, ends. */
export async function runDue(db: Knex, at: number): Promise<void> {
  while (await StripeStore.change(db, at, runNext));
}

async function runNext(books: StripeStore): Promise<boolean> {
  const next = await books.nextDue();
  if (!next) return false;
  const dueAt = books.when(next.dueAt);
  if (next.object.kind === 'subscription') await subscriptionDue(dueAt, next.object);
  else if (next.object.kind === 'invoice') await invoiceDue(dueAt, next.object);
  else throw new Error(`Nothing is due for a ${next.object.kind}`);
  return true;
}
