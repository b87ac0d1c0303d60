import { signUpForm } from '#modules/identity/contracts/auth.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(signUpForm);
