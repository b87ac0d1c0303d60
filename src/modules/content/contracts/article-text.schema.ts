import { z } from 'zod';

/** Text of one kind; `href` leads only to a page of this site or of the web. */
export const span = z.object({
  text: z.string(),
  emphasis: z.literal(true).optional(),
  strong: z.literal(true).optional(),
  href: z.string().optional(),
});
export type Span = z.infer<typeof span>;

/** A block of a text. A list has a line for each item, a quote one for each paragraph, any other block one line. */
export const passage = z.object({
  kind: z.enum(['heading', 'subheading', 'paragraph', 'quote', 'list', 'numbered']),
  lines: z.array(z.array(span)),
});
export type Passage = z.infer<typeof passage>;
