import type { ValidationTextId } from '#kernel/i18n/catalogue.ts';

export const PASSWORD_MAX_LENGTH = 128;
export const SIGN_UP_PASSWORD_MIN_LENGTH = 6;
export const CHANGED_PASSWORD_MIN_LENGTH = 8;

/** Character classes that a changed or reset password needs, each with its own message (R-P.2). */
export const passwordClasses: { id: ValidationTextId; pattern: RegExp }[] = [
  { id: 'passwordUpper', pattern: /\p{Lu}/u },
  { id: 'passwordLower', pattern: /\p{Ll}/u },
  { id: 'passwordNumber', pattern: /\p{N}/u },
  { id: 'passwordSpecial', pattern: /[^\p{L}\p{N}\s]/u },
];
