import type en from '#texts/en/emails.json';
import { spokenLanguage, type Language } from '../i18n/languages.ts';
import { textsOf } from '../i18n/texts.ts';

export type MailId = keyof typeof en;

interface MailText {
  heading: string;
  body: string[];
  button?: string;
  closing?: string[];
}

/** The other languages have only the emails to guardians. */
export const emailTexts = textsOf<Partial<Record<MailId, MailText>>>('emails');

/** The reader's language if the email exists in it, else English. */
export function emailLanguage({ mail, language }: { mail: MailId; language?: Language }): Language {
  const wished = spokenLanguage(language);
  return emailTexts[wished][mail] ? wished : 'en';
}

/** The heading with which an email was sent, with '…' for each value; null if the catalogue has it no more. */
export const headingOf = (mail: string, language: Language): string | null =>
  (emailTexts[language] as Partial<Record<string, MailText>>)[mail]?.heading.replaceAll(/\{\{\w+\}\}/g, '…') ?? null;
