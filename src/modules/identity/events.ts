import { z } from 'zod';
import { defineEvent } from '#kernel/events.ts';

/** An account exists. */
export const accountOpened = defineEvent('identity.account-opened', z.object({ accountId: z.uuid() }));
/** The password was replaced by a mailed link; every session of the account has ended. */
export const passwordReset = defineEvent('identity.password-reset', z.object({ accountId: z.uuid() }));
