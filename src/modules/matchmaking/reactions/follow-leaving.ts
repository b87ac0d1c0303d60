import { inTransaction, type Subscription } from '#kernel/events.ts';
import { consentWithdrawn, memberLeft } from '../../identity/events.ts';
import type { LeaveMatchmaking } from '../commands/leave-matchmaking.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'clock' | 'profiles'> {
  leave: LeaveMatchmaking;
}

export function followLeaving({ clock, profiles, leave }: Ports): Subscription[] {
  return [
    inTransaction(memberLeft, 'matchmaking.member-left', async (tx, { profileId }) => {
      if (profileId !== null) await leave.execute(tx, profileId);
    }),
    inTransaction(consentWithdrawn, 'matchmaking.consent-withdrawn', async (tx, { accountId }) => {
      const profile = await profiles.ofAccount(tx, accountId);
      if (!profile) return;
      profile.withdrawConsent(clock.now());
      await profiles.save(tx, profile);
    }),
  ];
}
