import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoDate } from '#kernel/contracts/fields.ts';

/** A figure such as '1,200+', or the story of two people who met here. */
export const siteContentKinds = ['figure', 'story'] as const;

const shown = z.object({
  headline: z.string().describe("a figure, or a story's title"),
  text: z.string().describe('what the figure counts, or the story'),
  asOf: isoDate.describe('the day on which it was true'),
  isExample: z.boolean().describe('true: invented, and to be marked so'),
});
export const siteContent = z.object({ figures: z.array(shown), stories: z.array(shown) });

export const showSiteContent = endpoint({
  method: 'GET',
  path: '/api/site-content',
  summary: "The operator's figures and stories for the landing page, which may be empty",
  access: 'public',
  answer: siteContent,
});
