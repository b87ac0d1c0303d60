import type { InterestRequestView, RequestStatus } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../ui/steps.tsx';
import type { Tone } from '../../ui/tag.tsx';

export type Side = 'received' | 'sent';

/** What a request's status means to the reader. */
export const toneOfRequest: Record<RequestStatus, Tone> = {
  guardian_pending: 'wait',
  pending: 'wait',
  accepted: 'ok',
  declined: 'end',
  guardian_declined: 'end',
  withdrawn: 'plain',
  expired: 'plain',
};

/** Whether a request that came is held: it is open, and can't be answered now. Why is not told. */
export const isResting = ({ status, allowedActions }: InterestRequestView, side: Side) =>
  side === 'received' && status === 'pending' && allowedActions.length === 0;

/** Who waits for whom: sent, the guardian, the answer. */
export function useRequestSteps(status: RequestStatus, side: Side, rests: boolean): Step[] {
  const { t } = useTranslation('interest');
  const sent: Step = { label: t('steps.sent'), state: 'done' };
  const approved: Step = { label: t('steps.guardianApproved'), state: 'done' };
  switch (status) {
    case 'guardian_pending':
      return [sent, { label: t('steps.guardianReads'), state: 'now' }, { label: t('steps.answer'), state: 'next' }];
    case 'guardian_declined':
      return [sent, { label: t('steps.guardianDeclined'), state: 'ended' }];
    case 'pending':
      return [sent, approved, { label: t(waitingFor(side, rests)), state: 'now' }];
    case 'accepted':
      return [sent, approved, { label: t('steps.accepted'), state: 'done' }];
    case 'declined':
      return [sent, approved, { label: t('steps.declined'), state: 'ended' }];
    case 'withdrawn':
      return [sent, { label: t('steps.withdrawn'), state: 'ended' }];
    case 'expired':
      return [sent, { label: t('steps.expired'), state: 'ended' }];
  }
}

function waitingFor(side: Side, rests: boolean) {
  if (rests) return 'steps.rests';
  return side === 'received' ? 'steps.waitsYou' : 'steps.waitsOther';
}
