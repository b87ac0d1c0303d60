import { z } from 'zod';
import { adminResourceEndpoints } from '../admin-resource.ts';
import { text } from '../fields.ts';

/** There is one record, with the id 'site'. */
const siteId = z.string().max(20);

/** The settings of the site that an admin may change, with today's values as defaults. */
export const siteFields = z.object({
  monthlyRequests: z.number().int().min(0).max(10).default(3).describe('interest requests a month without fees'),
  giving: text(0, 300).default('').describe('a line that says where people may give; empty: none'),
});
export type SiteSettings = z.output<typeof siteFields>;

const record = siteFields.extend({ id: siteId, revision: z.number().int() });
export type SiteRecord = z.output<typeof record>;

const { list, change } = adminResourceEndpoints({
  path: '/api/admin/site',
  of: 'the settings of the site',
  summary: 'The settings of the site, one record',
  id: siteId,
  record,
  fields: siteFields,
  sorts: ['id'],
  filter: z.object({}),
});
export const listSite = list;
export const changeSite = change;
