import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoDate } from '#kernel/contracts/fields.ts';
import * as address from './site-content.ts';

const shown = z.object({
  headline: z.string().describe("a figure, or a story's title"),
  text: z.string().describe('what the figure counts, or the story'),
  asOf: isoDate.describe('the day on which it was true'),
  isExample: z.boolean().describe('true: invented, and to be marked so'),
});
export const siteContent = z.object({ figures: z.array(shown), stories: z.array(shown) });

export const showSiteContent = endpoint(address.showSiteContent, {
  summary: "The operator's figures and stories for the landing page, which may be empty",
  access: 'public',
  answer: siteContent,
});
