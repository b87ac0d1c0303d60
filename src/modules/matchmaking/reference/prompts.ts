import { languageIds } from '#kernel/i18n/languages.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import type en from '#texts/en/prompts.json';
import type { PromptFields } from '../contracts/prompts/admin-prompts.schema.ts';
import type { Question, Supposition } from '../contracts/prompts/prompts.ts';

const texts = textsOf<typeof en>('prompts');
const ids: [keyof typeof en, Supposition][] = [
  ['tuesday', 'nothing'],
  ['lastMarriage', 'formerMarriage'],
  ['children', 'children'],
];

/** The prompts of a new site; operators edit them in the console. */
export const firstPrompts: PromptFields[] = ids.map(([id, supposes], place) => ({
  question: Object.fromEntries(languageIds.map((language) => [language, texts[language][id]])) as Question,
  supposes,
  displayOrder: place + 1,
}));
