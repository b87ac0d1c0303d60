import { tabStore } from '../../../web-shared/storage.ts';

/** The plan that a member was about to buy when a sign-in interrupted it. */
const KEY = 'upgrade';
const VALID_MS = 10 * 60 * 1000;

export const saveUpgrade = (planId: string) => tabStore.set(KEY, JSON.stringify({ planId, timestamp: Date.now() }));

export function savedUpgrade(): string | null {
  try {
    const { planId, timestamp } = JSON.parse(tabStore.get(KEY) ?? '{}') as Record<string, unknown>;
    const isFresh = typeof timestamp === 'number' && Date.now() - timestamp < VALID_MS;
    return isFresh && planId ? String(planId) : null;
  } catch {
    return null;
  }
}

export const forgetUpgrade = () => tabStore.remove(KEY);
