import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { IddahPort, KhitbaPort } from '../ports.ts';
import type { Guardians } from './guardians.ts';
import { identityAt, type People } from './people.ts';
import { isThePerson } from './suitability/same-person.ts';

/** Reasons why nobody can decide between a ward and another person at present. */
export const blockers = ['guardian-change', 'guardian-conflict', 'dispute', 'disabled', 'iddah', 'khitba'] as const;
export type Blocker = (typeof blockers)[number];

export interface GuardianRef {
  id: GuardianId;
  accountId: UserId | null;
}

/** The decider between a ward and another person. If there are blockers, nobody decides. */
export interface DecisionAuthority {
  /** Her acting guardian, even if blocked; null if she has none. */
  guardian: GuardianRef | null;
  /**
   * Her acting guardian if he may read and act in what is between the two, which blockers about others do not prevent.
   * Null if he is the other person, or while she is not active: nobody guards her then.
   */
  actingGuardian: GuardianRef | null;
  blockers: Blocker[];
}

/** Resolves who decides between a ward and another person; stable until the transaction ends. */
export type WhoDecides = (tx: Tx, wardId: UserId, otherId: UserId | null) => Promise<DecisionAuthority>;

interface AuthorityPorts {
  guardians: Guardians;
  people: People;
  iddah: IddahPort;
  khitba: KhitbaPort;
}

/**
 * Her acting guardian decides while both members are active, unless he is the other person,
 * her waiting period is running or, without a match of the two, either is in a khitba. This is the
 * only place that resolves it, for decisions, links, lists, sends and pauses alike (ADR 13).
 */
export const resolveDecisionAuthority =
  ({ guardians, people, iddah, khitba }: AuthorityPorts): WhoDecides =>
  async (tx, wardId, otherId) => {
    // Accounts are locked before guardians (ADR 39).
    const present = await people.filterActive(tx, otherId ? [wardId, otherId] : [wardId]);
    const guardian = await guardians.presentFor(tx, wardId);
    const acting = guardian?.acts ? guardian : null;
    const other = otherId && present.get(otherId);
    const isHimself = acting && other ? isThePerson(acting.state, await identityAt(tx, people, other)) : false;
    const blockers: Blocker[] = [];
    if (!acting) blockers.push(guardian?.status === 'disputed' ? 'dispute' : 'guardian-change');
    if (isHimself) blockers.push('guardian-conflict');
    if (!present.has(wardId) || !other) blockers.push('disabled');
    if (await iddah.runsFor(tx, wardId)) blockers.push('iddah');
    if (otherId && (await khitba.separates(tx, wardId, otherId))) blockers.push('khitba');
    const guardianRef = acting && { id: acting.state.id, accountId: acting.state.accountId };
    return { guardian: guardianRef, actingGuardian: present.has(wardId) && !isHimself ? guardianRef : null, blockers };
  };
