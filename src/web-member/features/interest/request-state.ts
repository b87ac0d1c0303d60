import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import type { RequestStatus } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useText } from '../../lib/text/use-text.ts';
import type { Step, Tone } from '../../ui/index.ts';

export type Side = 'received' | 'sent';

export const toneOfRequest: Record<RequestStatus, Tone> = {
  guardian_pending: 'wait',
  pending: 'wait',
  accepted: 'ok',
  declined: 'end',
  guardian_declined: 'end',
  withdrawn: 'plain',
  expired: 'plain',
};

/** Returns whether a received request is on hold: it is open, but cannot be answered now. The reason is not shown. */
export const isOnHold = ({ status, allowedActions }: InterestRequestView, side: Side) =>
  side === 'received' && status === 'pending' && allowedActions.length === 0;

type RequestTimes = Pick<InterestRequestView, 'status' | 'createdAt' | 'approvedAt' | 'respondedAt'>;

export function useRequestSteps(request: RequestTimes, side: Side, onHold: boolean): Step[] {
  const { t } = useText('interest');
  const { status, createdAt, approvedAt, respondedAt } = request;
  const steps: Step[] = [{ label: t('steps.sent'), state: 'done', at: createdAt }];
  if (approvedAt) steps.push({ label: t('steps.guardianApproved'), state: 'done', at: approvedAt });
  switch (status) {
    case 'guardian_pending':
      return [...steps, { label: t('steps.guardianReads'), state: 'now' }, { label: t('steps.answer'), state: 'next' }];
    case 'pending':
      return [...steps, { label: t(waitingFor(side, onHold)), state: 'now' }];
    case 'accepted':
      return [...steps, { label: t('steps.accepted'), state: 'done', at: respondedAt }];
    default:
      return [...steps, { label: t(`steps.${status}`), state: 'ended', at: respondedAt }];
  }
}

function waitingFor(side: Side, onHold: boolean) {
  if (onHold) return 'steps.onHold';
  return side === 'received' ? 'steps.waitsYou' : 'steps.waitsOther';
}
