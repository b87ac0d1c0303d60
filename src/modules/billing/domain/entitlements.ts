import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { entitlementChanged } from '../events.ts';
import { summarizeEntitlement, type ActivePlan } from './entitlement-summary.ts';

interface Ports {
  clock: Clock;
  activePlans: (tx: Tx, accountId: UserId) => Promise<ActivePlan[]>;
  published: PublishedEntitlements;
}

/** Stores when each published entitlement expires because another plan takes over. */
export interface PublishedEntitlements {
  /** Keeps others from publishing for this account until the transaction ends. */
  lock(tx: Tx, accountId: UserId): Promise<void>;
  /** `validUntil` is null if no other plan takes over. */
  save(tx: Tx, accountId: UserId, validUntil: Date | null): Promise<void>;
  /** Accounts whose published entitlement has expired; not locked. */
  findExpired(tx: Tx, at: Date): Promise<UserId[]>;
  /** Checks one account, under the lock. */
  isExpired(tx: Tx, accountId: UserId, at: Date): Promise<boolean>;
}

/** Publishes what an account may use to the other modules. */
export class Entitlements extends UseCase<Ports> {
  /** Publishes after every grant, payment or end. Idempotent. */
  async publish(tx: Tx, accountId: UserId): Promise<void> {
    const { clock, activePlans, published } = this.ports;
    // Waits for parallel grants and payments, and includes them.
    await published.lock(tx, accountId);
    const at = clock.now();
    const summary = summarizeEntitlement(await activePlans(tx, accountId), at);
    const { shown, hasAccess, since, until, changesAt, requestLimit } = summary;
    const planUntil = changesAt ?? until;
    await published.save(tx, accountId, changesAt);
    tx.record(
      entitlementChanged({
        accountId,
        planCode: hasAccess && shown ? shown.planCode : 'free',
        requestLimit,
        planUntil: hasAccess ? (planUntil?.toISOString() ?? null) : at.toISOString(),
        startsAt: (since ?? at).toISOString(),
        validUntil: hasAccess ? (until?.toISOString() ?? null) : at.toISOString(),
      }),
    );
  }
}
