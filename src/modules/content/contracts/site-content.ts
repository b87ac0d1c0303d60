import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoDate } from '#kernel/contracts/fields.ts';

/** What the operator says about the service: a figure such as '1,200+', or how two people found each other. */
export const siteContentKinds = ['figure', 'story'] as const;

const shown = z.object({
  headline: z.string().describe("a figure, or a story's title"),
  text: z.string().describe('what the figure counts, or the story'),
  asOf: isoDate.describe('the day of which it is true'),
  isExample: z.boolean().describe('invented, and to be shown as such'),
});
export const siteContent = z.object({ figures: z.array(shown), stories: z.array(shown) });

export const showSiteContent = endpoint({
  method: 'GET',
  path: '/api/site-content',
  summary: "The operator's figures and stories for the landing page; where there are none, nothing is shown",
  access: 'public',
  answer: siteContent,
});
