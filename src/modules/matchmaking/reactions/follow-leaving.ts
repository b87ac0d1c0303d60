import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription } from '#kernel/events.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { consentWithdrawn, memberLeft, memberReturned } from '../../identity/events.ts';
import type { LeaveMatchmaking } from '../commands/leave-matchmaking.ts';
import type { Profiles } from '../domain/profile.ts';

interface Ports {
  clock: Clock;
  profiles: Profiles;
  leave: LeaveMatchmaking;
}

/** Nobody sees anything of a member who leaves, and what was between them ends. Who returns is listed again by the usual rules. */
export function followLeaving({ clock, profiles, leave }: Ports): Subscription[] {
  const depart = async (tx: Tx, accountId: string, departed: boolean) => {
    await tx.db('matchmaking.browse_card').where({ account_id: accountId }).update({ departed });
  };
  return [
    withFact(memberLeft, 'matchmaking.member-left', async (tx, { accountId, profileId }) => {
      await depart(tx, accountId, true);
      if (profileId !== null) await leave.within(tx, profileId as ProfileId);
    }),
    withFact(memberReturned, 'matchmaking.member-returned', (tx, { accountId }) => depart(tx, accountId, false)),
    withFact(consentWithdrawn, 'matchmaking.consent-withdrawn', async (tx, { accountId }) => {
      const profile = await profiles.ofAccount(tx, accountId as UserId);
      if (!profile) return;
      profile.withdrawConsent(clock.now());
      await profiles.save(tx, profile);
    }),
  ];
}
