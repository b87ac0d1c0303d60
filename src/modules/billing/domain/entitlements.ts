import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { entitlementChanged } from '../events.ts';
import { standingOf, type Holding } from './standing.ts';

interface Ports {
  clock: Clock;
  holdings: (tx: Tx, accountId: UserId) => Promise<Holding[]>;
  told: ToldStandings;
}

/** Keeps until when what was told holds, where something else goes on then. */
export interface ToldStandings {
  /** Nobody else tells of this account until the transaction ends. */
  hold(tx: Tx, accountId: UserId): Promise<void>;
  /** Null where nothing does. */
  keep(tx: Tx, accountId: UserId, holdsUntil: Date | null): Promise<void>;
  /** Whose does not hold any more; not locked. */
  over(tx: Tx, at: Date): Promise<UserId[]>;
  /** Whether this one's does not, with nobody else telling meanwhile. */
  isOver(tx: Tx, accountId: UserId, at: Date): Promise<boolean>;
}

/** Tells the other modules what an account may use. */
export class Entitlements {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** After anything that was granted, paid or ended; the same told twice changes nothing. */
  async tell(tx: Tx, accountId: UserId): Promise<void> {
    const { clock, holdings, told } = this.ports;
    // What somebody else grants or takes over at the same time is waited for, and told of as well.
    await told.hold(tx, accountId);
    const at = clock.now();
    const standing = standingOf(await holdings(tx, accountId), at);
    const { shown, hasAccess, since, until, changesAt, requestLimit } = standing;
    const planUntil = changesAt ?? until;
    await told.keep(tx, accountId, changesAt);
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
