import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { suppositions } from './prompts.ts';
import * as address from './prompts.ts';

const prompt = z.object({
  promptId: z.number().int(),
  question: z.record(z.enum(languageIds), z.string()),
  supposes: z.enum(suppositions),
});

export const listPrompts = endpoint(address.listPrompts, {
  summary: 'The prompts that a member may answer on the profile',
  access: 'member',
  answer: z.array(prompt),
});
