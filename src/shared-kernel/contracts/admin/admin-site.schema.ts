import { z } from 'zod';
import { DEFAULT_NAMES, inEachLanguage, languageIds } from '../../i18n/language-table.ts';
import { adminResourceEndpoints } from '../admin-resource.ts';
import { anyText, text } from '../fields.ts';
import { ACCENT, MAIN } from '../site/theme.ts';

/** Women of the staff read a woman's private words: nobody minds, others give a reason, or nobody else may. */
export const sistersByWomenSettings = ['none', 'preferably', 'always'] as const;
export type SistersByWomen = (typeof sistersByWomenSettings)[number];

/** There is one record, with the id 'site'. */
const siteId = z.string().max(20);

const colour = text(1, 20).toLowerCase();

/** The settings of the site that an admin may change. */
export const siteFields = z.object({
  name: z
    .object(inEachLanguage((language) => text(language === 'en' ? 1 : 0, 40)))
    .describe('the name of the site in each language; empty: as in English'),
  tagline: z.object(inEachLanguage(() => text(0, 100))).describe('the line under the name; empty: as in the catalogue'),
  senderName: text(0, 40).describe('the name of the sender of emails; empty: that of the site'),
  languages: z.array(z.enum(languageIds)).min(1).max(languageIds.length).describe('the languages that are offered'),
  defaultLanguage: z.enum(languageIds).describe('of visitors, and of emails to people without a choice'),
  mainColour: colour.describe('as #rrggbb, legible on every background of the light theme'),
  accentColour: colour.describe('as #rrggbb, of what waits for an answer'),
  mark: anyText.max(20_000).describe('an SVG picture, drawn again from allowed elements; empty: none'),
  monthlyRequests: z.number().int().min(0).max(10).describe('interest requests a month without fees'),
  contactThroughStaff: z.boolean().describe('guardians may let families speak through the staff'),
  meetingRoom: z.boolean().describe('meetings may be in a room of the operator'),
  sistersByWomen: z
    .enum(sistersByWomenSettings)
    .describe('whether only women of the staff read what women write in private'),
  giving: text(0, 300).describe('a line that says where people may give; empty: none'),
});
export type SiteSettings = z.output<typeof siteFields>;

const DEFAULTS: SiteSettings = {
  name: { ...inEachLanguage(() => ''), en: DEFAULT_NAMES.en },
  tagline: inEachLanguage(() => ''),
  senderName: '',
  languages: [...languageIds],
  defaultLanguage: 'en',
  mainColour: MAIN,
  accentColour: ACCENT,
  mark: '',
  monthlyRequests: 3,
  contactThroughStaff: false,
  meetingRoom: false,
  sistersByWomen: 'none',
  giving: '',
};

/** The stored settings, with today's values for those that are missing. */
export const siteSettings = (stored: object): SiteSettings => siteFields.parse({ ...DEFAULTS, ...stored });

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
