import { z } from 'zod';
import { validationText, type ValidationTextId } from '#kernel/i18n/catalogue.ts';

export const PASSWORD_MAX_LENGTH = 128;
export const SIGN_UP_PASSWORD_MIN_LENGTH = 6;
export const CHANGED_PASSWORD_MIN_LENGTH = 8;

const wellFormed = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'), {
  error: ({ path }) => validationText('notText', {}, path),
});

/** A password to be verified; rules for new passwords do not apply. */
export const givenPassword = wellFormed.min(1).max(1024);

const passwordOf = (minimum: number, given = wellFormed) =>
  given
    .min(minimum, { error: () => validationText('passwordShort', { minimum }) })
    .max(PASSWORD_MAX_LENGTH, { error: () => validationText('passwordLong', { maximum: PASSWORD_MAX_LENGTH }) });

/** The form checks the length only; the server also refuses common passwords. */
export const signUpPassword = passwordOf(SIGN_UP_PASSWORD_MIN_LENGTH, wellFormed.min(1));

/** Character classes that a changed or reset password needs, each with its own message (R-P.2). */
export const passwordClasses: { id: ValidationTextId; pattern: RegExp }[] = [
  { id: 'passwordUpper', pattern: /\p{Lu}/u },
  { id: 'passwordLower', pattern: /\p{Ll}/u },
  { id: 'passwordNumber', pattern: /\p{N}/u },
  { id: 'passwordSpecial', pattern: /[^\p{L}\p{N}\s]/u },
];

export const changedPassword = passwordClasses.reduce(
  (schema, { id, pattern }) => schema.regex(pattern, { error: () => validationText(id) }),
  passwordOf(CHANGED_PASSWORD_MIN_LENGTH),
);
