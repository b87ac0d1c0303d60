import { z } from 'zod';
import { validationText } from '#kernel/i18n/catalogue.ts';
import {
  CHANGED_PASSWORD_MIN_LENGTH,
  passwordClasses,
  PASSWORD_MAX_LENGTH,
  SIGN_UP_PASSWORD_MIN_LENGTH,
} from './passwords.ts';

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

export const changedPassword = passwordClasses.reduce(
  (schema, { id, pattern }) => schema.regex(pattern, { error: () => validationText(id) }),
  passwordOf(CHANGED_PASSWORD_MIN_LENGTH),
);
