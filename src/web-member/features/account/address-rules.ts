import { changeEmail } from '#modules/identity/contracts/account.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(changeEmail.body);
