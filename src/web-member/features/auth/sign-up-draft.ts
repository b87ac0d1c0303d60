import type { SignUpForm } from '#kernel/contracts/auth.ts';

const KEY = 'signup-data';

/** Keeps a paid sign-up for the payment page: every field but the password, and the time. */
export function storeDraft({ password: _never, ...form }: SignUpForm) {
  sessionStorage.setItem(KEY, JSON.stringify({ ...form, timestamp: Date.now() }));
}

/** Forgets the kept sign-up. */
export const clearDraft = () => sessionStorage.removeItem(KEY);
