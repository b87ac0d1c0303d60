import { z } from 'zod';
import { opaqueId } from './fields.ts';

/** Contact details: refused in profiles, requests and answers, flagged in messages. */
export const contactKinds = ['email', 'link', 'phone', 'handle'] as const;
/** All hints that a guardian sees next to words; none of them withholds anything. */
export const flagKinds = [...contactKinds, 'money', 'alone', 'secret'] as const;
export type ContactKind = (typeof contactKinds)[number];
export type FlagKind = (typeof flagKinds)[number];

export const flag = z.object({
  kind: z.enum(flagKinds),
  excerpt: z.string().describe('the matching words, exactly as written'),
  matchId: opaqueId
    .optional()
    .describe('of a contact detail from the family introduction on: the match, whose page has a place for it'),
});
export type Flag = z.infer<typeof flag>;
