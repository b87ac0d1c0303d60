import type { HowToCall } from './how-to-call.ts';

const lists = [
  'articles',
  'consultations',
  'example-profiles',
  'guardian-checks',
  'guardian-disputes',
  'mail',
  'papers',
  'payment-disputes',
  'payments',
  'promo-codes',
  'prompts',
  'quiet-days',
  'refunds',
  'reports',
  'rewrites',
  'site-content',
  'subscription-plans',
  'subscriptions',
  'support',
  'topics',
  'users',
];

/** The requests that export a list. */
export const exportCalls: Record<string, HowToCall> = Object.fromEntries(
  lists.map((list) => [`POST /api/admin/${list}/export`, { body: () => ({}) }]),
);
