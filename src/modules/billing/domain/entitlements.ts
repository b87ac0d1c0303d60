import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { entitlementChanged } from '../events.ts';
import { standingOf, type Holding } from './standing.ts';

interface Ports {
  clock: Clock;
  holdings: (tx: Tx, accountId: UserId) => Promise<Holding[]>;
}

/** Tells the other modules what an account may use. */
export class Entitlements {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** After anything that was granted, paid or ended; the same told twice changes nothing. */
  async tell(tx: Tx, accountId: UserId): Promise<void> {
    const { clock, holdings } = this.ports;
    const at = clock.now();
    const { shown, hasAccess, since, until, requestLimit } = standingOf(await holdings(tx, accountId), at);
    tx.record(
      entitlementChanged({
        accountId,
        planCode: hasAccess && shown ? shown.planCode : 'free',
        requestLimit,
        startsAt: (since ?? at).toISOString(),
        validUntil: hasAccess ? (until?.toISOString() ?? null) : at.toISOString(),
      }),
    );
  }
}
