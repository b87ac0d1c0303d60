import { invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';

// The head of the public lists of passwords found in breaches, longest first in use; sign-up's minimum is 6 characters.
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 111111 000000 222222 333333 444444 555555 666666 777777 888888 999999 112233 121212 131313 654321 987654321
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwerty qwerty1 qwerty123 qwertyuiop qwert123 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsx zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm
  abc123 abcd1234 abcdef a1b2c3 a123456 aa123456 123abc 123qwe qwe123 iloveyou iloveyou1 loveme lovely princess sunshine monkey dragon football baseball superman batman michael jordan jordan23 ashley daniel
  jessica charlie thomas robert andrew joshua matthew anthony nicole jennifer michelle hannah amanda buster soccer hockey killer shadow master letmein welcome welcome1 admin admin123 administrator login access
  secret secret123 test123 test1234 testing changeme default guest hello123 hello1 whatever freedom trustno1 starwars pokemon naruto computer internet samsung google facebook liverpool arsenal chelsea barcelona
  bismillah alhamdulillah allahuakbar inshallah mashallah subhanallah muhammad mohammed mohammad abdullah islam123 allah123 allah786 786786 muslim ramadan quran123 fatima123 ahmed123 pakistan pakistan1 bangladesh
  mithaq mithaq1 mithaq123 marriage nikah123 guardian`.split(/\s+/),
);

/** Refuses, by the name of the form's `field`, the commonest passwords, the service's own words, and what repeats the person's address or name (design: security). */
export function requireStrength(
  password: string,
  about: { email: string; username: string },
  field = 'password',
): void {
  const folded = password.normalize('NFKC').toLowerCase();
  const own = [about.email, about.email.split('@')[0] ?? '', about.username]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4);
  const oneCharacter = new Set(folded).size === 1;
  if (oneCharacter || COMMON.has(folded) || own.includes(folded))
    throw invalidField(field, validationText('passwordCommon'));
}
