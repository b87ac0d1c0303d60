import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { useSession } from '../session/index.ts';
import type { Offer } from './plan-offer.tsx';
import { isFree } from './plans.ts';

/** Returns what this reader can do about each plan; nothing is offered that the server would refuse. */
export function useOffer(upgrade: boolean): (plan: Plan) => Offer {
  const { t } = useTranslation('pricing');
  const words = useReferenceWords();
  const { session, isPending } = useSession();
  const { user } = session;
  const buys = user?.role === 'member' && user.isMember && !user.deletionScheduledFor;
  const status = useQuery({ ...fetchJson(subscriptionStatus), enabled: Boolean(buys) });

  return (plan) => {
    if (isPending || (user && !buys)) return {};
    if (isFree(plan)) return { action: { to: '/profile', label: t(user ? 'toProfile' : 'chooseFree'), isMain: false } };
    const named = { plan: words(plan.name) };
    const choose = t('choose', named);
    if (!user) return { action: { to: `/signup?plan=${plan.id}`, label: choose, isMain: true } };
    if (!status.data) return {};
    const { plansToBuy, paid, refundRequestedAt } = status.data;
    if (plansToBuy.some((id) => id === plan.id))
      return {
        action: upgrade
          ? { to: `/subscription-upgrade?plan=${plan.id}`, label: t('upgrade', named), isMain: true }
          : { to: `/subscribe?plan=${plan.id}`, label: choose, isMain: true },
      };
    if (paid?.planName === plan.name)
      return { isOwn: true, action: { to: '/subscription-dashboard', label: t('manage'), isMain: false } };
    if (refundRequestedAt) return { note: t('refundWaits') };
    return paid ? { note: t('covered') } : {};
  };
}
