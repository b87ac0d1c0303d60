import type { SignUpForm } from '#modules/identity/contracts/auth.schema.ts';

/** The account that was made in this window, for its first sign-in. */
export interface MadeAccount {
  email: string;
  /** The guardian to whom we have written, if any. */
  waliName: string | null;
}

let made: MadeAccount | null = null;

/** Remembers the new account until the page reloads. */
export function rememberAccount({ email, gender, waliName }: Pick<SignUpForm, 'email' | 'gender' | 'waliName'>) {
  made = { email, waliName: (gender === 'female' && waliName) || null };
}

export const madeAccount = () => made;
