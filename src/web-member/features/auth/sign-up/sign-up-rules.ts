import { signUpForm } from '#modules/identity/contracts/auth.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(signUpForm);
