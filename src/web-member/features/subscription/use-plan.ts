import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import type { Tone } from '../../ui/index.ts';
import type { AnswerOf } from '../../../web-shared/server/contracts.ts';

export type PlanStatus = AnswerOf<typeof subscriptionStatus>;

export const usePlan = () => useEndpoint(subscriptionStatus);

export const toneOf: Record<PlanStatus['subscriptionStatus'], Tone> = {
  free: 'plain',
  active: 'ok',
  trialing: 'ok',
  past_due: 'wait',
  canceled: 'end',
};

export const may = (plan: PlanStatus, action: PlanStatus['allowedActions'][number]) =>
  plan.allowedActions.includes(action);
