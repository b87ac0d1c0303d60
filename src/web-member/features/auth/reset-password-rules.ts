import { resetPassword } from '#modules/identity/contracts/auth.schema.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { z } from 'zod';

export const schema = resetPassword.body
  .omit({ token: true })
  .extend({ confirm: z.string() })
  .refine(({ newPassword, confirm }) => newPassword === confirm, {
    path: ['confirm'],
    error: () => validationText('passwordMatch'),
  });
