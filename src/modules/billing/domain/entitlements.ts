import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { entitlementChanged } from '../events.ts';
import { summarizeEntitlement, type ActivePlan } from './entitlement-summary.ts';

interface Ports {
  clock: Clock;
  activePlans: (tx: Tx, accountId: UserId) => Promise<ActivePlan[]>;
  published: PublishedEntitlements;
}

/** Keeps until when what was told holds, where something else goes on then. */
export interface PublishedEntitlements {
  /** Nobody else tells of this account until the transaction ends. */
  lock(tx: Tx, accountId: UserId): Promise<void>;
  /** Null where nothing does. */
  save(tx: Tx, accountId: UserId, validUntil: Date | null): Promise<void>;
  /** Whose does not hold any more; not locked. */
  findExpired(tx: Tx, at: Date): Promise<UserId[]>;
  /** Whether this one's does not, with nobody else telling meanwhile. */
  isExpired(tx: Tx, accountId: UserId, at: Date): Promise<boolean>;
}

/** Tells the other modules what an account may use. */
export class Entitlements {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** After anything that was granted, paid or ended; the same told twice changes nothing. */
  async publish(tx: Tx, accountId: UserId): Promise<void> {
    const { clock, activePlans, published } = this.ports;
    // What somebody else grants or takes over at the same time is waited for, and told of as well.
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
