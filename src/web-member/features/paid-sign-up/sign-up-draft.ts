import type { SignUpForm } from '#modules/identity/contracts/auth.schema.ts';
import { tabStore } from '../../../web-shared/storage.ts';

const KEY = 'signup-data';
/** How long the form is stored before the payment starts, in ms (R-P.7). */
export const SIGN_UP_LIFE = 900_000;

/** The sign-up form without its password, which only the server stores, and without the box of the terms. */
export type SignUpDraft = Omit<SignUpForm, 'password' | 'termsAccepted'> & { timestamp: number };

export function saveSignUpDraft({ password: _password, termsAccepted: _accepted, ...form }: SignUpForm) {
  tabStore.set(KEY, JSON.stringify({ ...form, timestamp: Date.now() } satisfies SignUpDraft));
}

/** Returns the stored form, 'expired' after too long, or null. */
export function signUpDraft(): SignUpDraft | 'expired' | null {
  try {
    const stored = JSON.parse(tabStore.get(KEY) ?? 'null') as SignUpDraft | null;
    return stored && Date.now() - stored.timestamp > SIGN_UP_LIFE ? 'expired' : stored;
  } catch {
    return null;
  }
}

export const forgetSignUpDraft = () => tabStore.remove(KEY);
