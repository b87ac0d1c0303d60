import { z } from 'zod';

/** Contact details: refused in profiles, requests and answers, flagged in messages (decisions 3.6, 3.14). */
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

/** A text in its order, in pieces: the words in which something was found stand apart. */
export function inPieces(text: string, flags: Flag[]): { words: string; isFound: boolean }[] {
  if (flags.length === 0) return [{ words: text, isFound: false }];
  // The longer first, where one begins as the other does.
  const found = flags.map(({ found }) => found).toSorted((one, other) => other.length - one.length);
  const literally = found.map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(${literally.join('|')})`));
  return pieces.map((words, place) => ({ words, isFound: place % 2 === 1 })).filter(({ words }) => words !== '');
}
