import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Guardians } from './guardians.ts';
import { identityAt, type People } from './people.ts';

/** Why nobody can decide between a ward and another person at present. */
export const blockers = ['guardian-change', 'guardian-conflict', 'dispute', 'disabled', 'iddah'] as const;
export type Blocker = (typeof blockers)[number];

/** The waiting periods of wards, which matchmaking keeps. */
export interface Iddah {
  /** Whether hers runs at present; so until the transaction ends. */
  runsFor(tx: Tx, wardId: UserId): Promise<boolean>;
}

/** A guardian as others ask for him. */
export interface GuardianRef {
  id: GuardianId;
  accountId: UserId | null;
}

/** Who decides between a ward and another person. Where there is an obstacle, nobody does. */
export interface DecisionAuthority {
  /** Her acting guardian, also where an obstacle keeps him from deciding; null where she has none. */
  guardian: GuardianRef | null;
  /**
   * He, where what is between the two is his to read and to act in, also while it rests for what is not about him. Not
   * where he is the other one himself, nor while she is not there: nobody guards her then.
   */
  actingGuardian: GuardianRef | null;
  blockers: Blocker[];
}

/** Who decides between a ward and another person. The answer holds until the transaction ends. */
export type WhoDecides = (tx: Tx, wardId: UserId, otherId: UserId | null) => Promise<DecisionAuthority>;

/**
 * Her acting guardian decides, while both are there, unless he is the other person himself
 * and not while her waiting period runs. This is the one place that says so. Decisions, links,
 * lists, sends and pauses ask it.
 */
export const resolveDecisionAuthority =
  ({ guardians, people, iddah }: { guardians: Guardians; people: People; iddah: Iddah }): WhoDecides =>
  async (tx, wardId, otherId) => {
    // Accounts are locked before guardians (ADR 39).
    const present = await people.filterActive(tx, otherId ? [wardId, otherId] : [wardId]);
    const guardian = await guardians.presentFor(tx, wardId);
    const acting = guardian?.acts ? guardian : null;
    const other = otherId && present.get(otherId);
    const isHimself = acting && other ? acting.isThePerson(await identityAt(tx, people, other)) : false;
    const blockers: Blocker[] = [];
    if (!acting) blockers.push(guardian?.status === 'disputed' ? 'dispute' : 'guardian-change');
    if (isHimself) blockers.push('guardian-conflict');
    if (!present.has(wardId) || !other) blockers.push('disabled');
    if (await iddah.runsFor(tx, wardId)) blockers.push('iddah');
    const guardianRef = acting && { id: acting.state.id, accountId: acting.state.accountId };
    return { guardian: guardianRef, actingGuardian: present.has(wardId) && !isHimself ? guardianRef : null, blockers };
  };
