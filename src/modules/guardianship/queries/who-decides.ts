import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Deciding, Obstacle } from '../domain/deciding.ts';
import type { Guardians } from '../domain/guardian.ts';

export type WhoDecides = (tx: Tx, wardId: UserId, otherId: UserId | null) => Promise<Deciding>;

/**
 * Who decides between a ward and another person: her acting guardian (decisions 2.12), while both are there (5.10), and
 * unless he is the other person himself (5.11). The one place that says so: decisions, links, lists, sends, pauses and
 * hand-overs ask it. What it looked at cannot change until the transaction ends.
 */
export const whoDecides =
  ({ guardians, identity }: { guardians: Guardians; identity: IdentityFacade }): WhoDecides =>
  async (tx, wardId, otherId) => {
    const acting = await guardians.actingFor(tx, wardId);
    const present = await identity.presentAmong(tx, otherId ? [wardId, otherId] : [wardId]);
    const other = otherId && present.get(otherId);
    const obstacles: Obstacle[] = [];
    if (!acting) obstacles.push('guardian-change');
    if (acting && other && acting.isThePerson(other)) obstacles.push('guardian-conflict');
    if (!present.has(wardId) || !other) obstacles.push('disabled');
    return { guardian: acting && { id: acting.state.id, accountId: acting.state.accountId }, obstacles };
  };
