import { i18n } from '../text/i18n.ts';
import { ownLanguage } from '../../../web-shared/text/own-language.ts';

/** Sets the language of field errors to that of the document. */
export async function speakOfFieldsHere(): Promise<void> {
  const language = ownLanguage();
  if (language === 'en') return;
  const [{ setFieldTexts }] = await Promise.all([import('#kernel/i18n/catalogue.ts'), i18n.load(['validation'])]);
  setFieldTexts(i18n.all('validation') as Parameters<typeof setFieldTexts>[0]);
}
