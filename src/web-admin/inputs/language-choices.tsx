import { languages, type Language } from '#kernel/i18n/languages.ts';

/** Language choices, each named in its own language. */
export const languageChoices = {
  choices: Object.keys(languages).map((id) => ({ id, name: id })),
  optionText: ({ id }: { id: Language }) => <bdi lang={id}>{languages[id].name}</bdi>,
};
