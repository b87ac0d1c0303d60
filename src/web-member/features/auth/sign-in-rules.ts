import { signIn } from '#modules/identity/contracts/auth.schema.ts';
import { email } from '#kernel/contracts/fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(signIn.body.extend({ email }));
