import { CHANGED_PASSWORD_MIN_LENGTH, passwordClasses } from '#modules/identity/contracts/passwords.ts';

export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  confirm: string;
}
export type Lack = 'length' | 'passwordUpper' | 'passwordLower' | 'passwordNumber' | 'passwordSpecial';

export type Complaint =
  | { about: 'missing' | 'mismatch' | 'same'; fields: (keyof PasswordForm)[] }
  | { about: 'weak'; fields: (keyof PasswordForm)[]; lacks: Lack[] };

/** Returns the first error in the specified order; null if the form is valid (R-P.2). */
export function complaintAbout(form: PasswordForm): Complaint | null {
  const empty = (Object.keys(form) as (keyof PasswordForm)[]).filter((field) => form[field] === '');
  if (empty.length > 0) return { about: 'missing', fields: empty };
  if (form.newPassword !== form.confirm) return { about: 'mismatch', fields: ['confirm'] };
  const lacks: Lack[] = [
    ...(form.newPassword.length < CHANGED_PASSWORD_MIN_LENGTH ? ['length' as const] : []),
    ...passwordClasses.filter(({ pattern }) => !pattern.test(form.newPassword)).map(({ id }) => id as Lack),
  ];
  if (lacks.length > 0) return { about: 'weak', fields: ['newPassword'], lacks };
  if (form.newPassword === form.currentPassword) return { about: 'same', fields: ['newPassword'] };
  return null;
}
