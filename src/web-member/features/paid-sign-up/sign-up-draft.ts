import type { SignUpForm } from '#modules/identity/contracts/auth.ts';

const KEY = 'signup-data';
/** So long a sign-up may take until its payment is begun, in ms (part 2 section 9). */
export const SIGN_UP_LIFE = 900_000;

/** The sign-up form without its password, which the server alone keeps (decisions 1.4). */
export type SignUpDraft = Omit<SignUpForm, 'password'> & { timestamp: number };

/** Keeps the form in this tab; false where the browser keeps nothing. */
export function keepSignUpDraft({ password: _, ...form }: SignUpForm): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...form, timestamp: Date.now() } satisfies SignUpDraft));
    return true;
  } catch {
    return false;
  }
}

/** What is kept: 'expired' where too much time has passed, and null where there is nothing. */
export function signUpDraft(): SignUpDraft | 'expired' | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SignUpDraft | null;
    return kept && Date.now() - kept.timestamp > SIGN_UP_LIFE ? 'expired' : kept;
  } catch {
    return null;
  }
}

export function forgetSignUpDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
