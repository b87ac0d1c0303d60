import { z } from 'zod';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { idInAddressOrJson, isoDate, numericId, text } from '#kernel/contracts/fields.ts';
import { siteContentKinds } from './site-content.ts';

export const siteContentFields = z.object({
  kind: z.enum(siteContentKinds),
  headline: text(1, 100).describe("a figure, or a story's title"),
  text: text(1, 1000).describe('what the figure counts, or the story'),
  asOf: isoDate.describe('the day on which it was true'),
  isExample: z.boolean().describe('true: invented'),
  displayOrder: z.number().int().min(1).max(1000),
});
export type SiteContentFields = z.infer<typeof siteContentFields>;

export const siteContentRecord = siteContentFields.extend({ id: numericId, revision: z.number().int() });
export type SiteContentRecord = z.infer<typeof siteContentRecord>;

export const siteContents = adminResourceEndpoints({
  path: '/api/admin/site-content',
  of: 'a figure or a story of the landing page',
  summary: 'Figures and stories of the landing page',
  access: 'staff',
  duties: ['content'],
  id: idInAddressOrJson,
  record: siteContentRecord,
  fields: siteContentFields,
  defaults: { isExample: true, displayOrder: 1 },
  sorts: ['id', 'kind', 'headline', 'asOf', 'displayOrder'],
  exported: ['id', 'kind', 'headline', 'asOf', 'isExample', 'displayOrder'],
  filter: z.object({ kind: z.enum(siteContentKinds).optional() }),
});
