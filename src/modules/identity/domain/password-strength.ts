import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { normalizeCompatibility } from '#kernel/values/normalize-compatibility.ts';

/** Number of common passwords that are refused, of those that are long enough for the forms. */
const HEAD_OF_LIST = 10_000;
const SHORTEST = 6;

/** Words about this service, which a stranger would try first. */
const OWN_WORDS =
  `mithaq mithaq1 mithaq123 marriage nikah123 guardian guardian1 admin123 administrator welcome1 secret123 test1234 password123
  bismillah alhamdulillah allahuakbar inshallah mashallah subhanallah muhammad mohammed mohammad abdullah islam123 allah123 allah786 786786
  muslim ramadan quran123 fatima123 ahmed123 pakistan pakistan1 bangladesh`.split(/\s+/);

const COMMON = new Set([
  ...dictionary['passwords-common'].filter((word) => word.length >= SHORTEST).slice(0, HEAD_OF_LIST),
  ...OWN_WORDS,
]);

/**
 * Refuses common passwords, the service's own words, and repetitions of the person's address or name
 * (docs/security.md).
 * @throws with the form's `field`
 */
export function requireStrength(
  password: string,
  about: { email: string; username: string; firstName?: string | null | undefined },
  field = 'password',
): void {
  const normalized = normalizeCompatibility(password, 'NFKC').toLowerCase();
  const own = [about.email, about.email.split('@')[0] ?? '', about.username, about.firstName ?? '']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4);
  const oneCharacter = new Set(normalized).size === 1;
  if (oneCharacter || COMMON.has(normalized) || own.includes(normalized))
    throw invalidField(field, sentence('passwordCommon'));
}

/** The configured minimum for a new account; the form itself requires 6 characters. */
export function requireLength(password: string, minimum: number): void {
  if (password.length < minimum) throw invalidField('password', sentence('passwordShort', { minimum }));
}
