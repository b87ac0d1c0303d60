import { tabStore } from '../../lib/storage.ts';

/** The plan that somebody was about to change to when a sign-in came between. */
const KEY = 'upgrade';
const VALID_MS = 10 * 60 * 1000;

/** Keeps it for ten minutes, in this tab. */
export const saveUpgrade = (planId: string) => tabStore.set(KEY, JSON.stringify({ planId, timestamp: Date.now() }));

/** Reads it; null where there is none, or it is older. */
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
