import { z } from 'zod';

/** Contact details: refused in profiles, requests and answers, flagged in messages. */
export const contactKinds = ['email', 'link', 'phone', 'handle'] as const;
/** All that a guardian is shown beside somebody's words; nothing of it is ever held back for that. */
export const flagKinds = [...contactKinds, 'money', 'alone', 'secret'] as const;
export type ContactKind = (typeof contactKinds)[number];
export type FlagKind = (typeof flagKinds)[number];

export const flag = z.object({
  kind: z.enum(flagKinds),
  found: z.string().describe('the words it was found in, exactly as they were written'),
});
export type Flag = z.infer<typeof flag>;
