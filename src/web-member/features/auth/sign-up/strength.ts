import { passwordClasses } from '#modules/identity/contracts/passwords.ts';

export type Strength = 'weak' | 'fair' | 'strong';

const FAIR = 10;
const STRONG = 16;
const PER_CLASS = 2;

/** A rough measure that rewards length most, then variety; repeated characters count once. */
export function strengthOf(password: string): Strength {
  const variety = passwordClasses.filter(({ pattern }) => pattern.test(password)).length;
  const length = Math.min(password.length, new Set(password).size * 2);
  const score = length + (variety - 1) * PER_CLASS;
  return score >= STRONG ? 'strong' : score >= FAIR ? 'fair' : 'weak';
}
