import { z } from 'zod';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { idInAddressOrJson, numericId, text } from '#kernel/contracts/fields.ts';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { PROMPT_MAX, suppositions } from './prompts.ts';

const wording = text(1, PROMPT_MAX);
const inEachLanguage = Object.fromEntries(languageIds.map((id) => [id, wording])) as Record<Language, typeof wording>;

export const promptFields = z.object({
  question: z.object(inEachLanguage).describe('the prompt in each language'),
  supposes: z.enum(suppositions).describe('what the profile must say before it is offered'),
  displayOrder: z.number().int().min(1).max(1000),
});
export type PromptFields = z.infer<typeof promptFields>;

export const promptRecord = promptFields.extend({ id: numericId, revision: z.number().int() });
export type PromptRecord = z.infer<typeof promptRecord>;

export const prompts = adminResourceEndpoints({
  path: '/api/admin/prompts',
  of: 'a prompt of the profile form',
  summary: 'Prompts of the profile form',
  access: 'staff',
  duties: ['content'],
  id: idInAddressOrJson,
  record: promptRecord,
  fields: promptFields,
  defaults: { supposes: 'nothing', displayOrder: 1 },
  sorts: ['id', 'supposes', 'displayOrder'],
  exported: ['id', 'supposes', 'displayOrder'],
  filter: z.object({ supposes: z.enum(suppositions).optional() }),
});
