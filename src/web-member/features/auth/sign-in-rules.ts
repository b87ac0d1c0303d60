import { signIn } from '#modules/identity/contracts/auth.schema.ts';
import { email } from '#kernel/contracts/fields.ts';

export const schema = signIn.body.extend({ email });
