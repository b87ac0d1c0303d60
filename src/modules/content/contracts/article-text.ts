import { z } from 'zod';

/** Words of one kind, one after another; `href` leads to a page of this site or of the web, and nowhere else. */
export const span = z.object({
  text: z.string(),
  emphasis: z.literal(true).optional(),
  strong: z.literal(true).optional(),
  href: z.string().optional(),
});
export type Span = z.infer<typeof span>;

/** A part of a text that is read. Of a list each item is a line, of a quote each paragraph, else there is one. */
export const passage = z.object({
  kind: z.enum(['heading', 'subheading', 'paragraph', 'quote', 'list', 'numbered']),
  lines: z.array(z.array(span)),
});
export type Passage = z.infer<typeof passage>;
