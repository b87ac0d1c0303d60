import type { Clock } from '#kernel/clock.ts';
import { question, type Question } from '#kernel/persistence/question.ts';
import { standingOf } from '../domain/standing.ts';
import type { CurrentSubscription } from '../index.ts';
import { HOLDINGS } from '../infra/holdings.ts';

/** What the account has at this moment, of all that was granted and paid; the free plan where nothing runs. */
export const currentSubscription = (clock: Clock): Question<CurrentSubscription> =>
  question('billing.current-subscription', HOLDINGS.sql, (found) => {
    const { shown, hasAccess } = standingOf(HOLDINGS.read(found), clock.now());
    if (!shown) return { status: 'free', plan: 'free', expiresAt: null, renews: false, hasAccess };
    const { status, planCode: plan, expiresAt, renews } = shown;
    return { status, plan, expiresAt, renews, hasAccess };
  });
