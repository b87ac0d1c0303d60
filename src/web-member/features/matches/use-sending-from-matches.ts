import { sendInterestFromMatches } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useText } from '../../lib/text/use-text.ts';
import { ApiError, call } from '../../../web-shared/server/api.ts';
import { apiSignInFor } from '../../../web-shared/return-to.ts';
import { toast, toastError } from '../../ui/index.ts';
import type { SendingInterest } from '../interest/index.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

const LOGIN_AFTER_MS = 500;
const EXHAUSTED = 'matchmaking.allowance-exhausted';

export type Refusal = 'unauthorized' | 'subscription' | 'exhausted' | 'restricted' | 'error';

/** Returns the meaning of a refusal on this page. A 403 with another known code is shown in the server's words. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'error';
  if (error.status === 401) return 'unauthorized';
  if (error.status !== 403) return 'error';
  if (Object.keys(error.body).length === 0) return 'restricted';
  if (error.body['subscriptionStatus'] === 'free') return 'subscription';
  return error.code === undefined || error.code === EXHAUSTED ? 'exhausted' : 'restricted';
}

/** Sends interest requests from the matches page, with its own toasts. */
export function useSendingFromMatches(): SendingInterest {
  const { t } = useText('matches');
  return {
    send: (targetProfileId, words) => call(sendInterestFromMatches, { body: { targetProfileId, ...words } }),
    onSent: () => toast({ title: t('interest.sent'), description: t('interest.sentText') }),
    onRefused: (error) => {
      const refusal = refusalOf(error);
      const title = t(`interest.${refusal}`);
      if (refusal === 'restricted' || refusal === 'error') return toastError(title, error);
      toast({ title, description: t(`interest.${refusal}Text`), variant: 'destructive' });
      if (refusal === 'unauthorized')
        setTimeout(() => window.location.assign(inOwnLanguage(apiSignInFor(window.location))), LOGIN_AFTER_MS);
    },
  };
}
