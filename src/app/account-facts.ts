import type { BillingFacade } from '../modules/billing/index.ts';
import type { GuardianshipFacade } from '../modules/guardianship/index.ts';
import type { AccountFacts, AccountFactsPort } from '../modules/identity/ports.ts';
import type { MatchmakingFacade } from '../modules/matchmaking/index.ts';
import type { UserId } from '#kernel/values/ids.ts';

const FREE: AccountFacts['plan'] = { code: 'free', endsAt: null };

export const accountFacts = (
  matchmaking: MatchmakingFacade,
  guardianship: GuardianshipFacade,
  billing: BillingFacade,
): AccountFactsPort => ({
  async findAccountFacts(db, ids) {
    const profiles = await matchmaking.profilesOf(db, ids);
    const guarding = await guardianship.filterGuarding(db, ids);
    const plans = await billing.plansOf(db, ids);
    return new Map(
      ids.map((id): [UserId, AccountFacts] => {
        const profile = profiles.get(id);
        return [
          id,
          {
            profileId: profile?.profileId ?? null,
            name: profile?.gender === 'male' ? profile.name : null,
            isGuardian: guarding.has(id),
            plan: plans.get(id) ?? FREE,
          },
        ];
      }),
    );
  },
});
