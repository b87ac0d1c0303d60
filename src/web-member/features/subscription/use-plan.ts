import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { fetchJson } from '../../lib/server/api.ts';
import type { Tone } from '../../ui/tag.tsx';

export type PlanStatus = z.output<(typeof subscriptionStatus)['answer']>;

export const usePlan = () => useQuery(fetchJson(subscriptionStatus));

export const toneOf: Record<PlanStatus['subscriptionStatus'], Tone> = {
  free: 'plain',
  active: 'ok',
  trialing: 'ok',
  past_due: 'wait',
  canceled: 'end',
};

export const may = (plan: PlanStatus, action: PlanStatus['allowedActions'][number]) =>
  plan.allowedActions.includes(action);
