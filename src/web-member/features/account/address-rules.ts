import { changeEmail } from '#modules/identity/contracts/account.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(changeEmail.body);
