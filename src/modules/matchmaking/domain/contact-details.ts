import { DomainError, errorText } from '#kernel/errors.ts';
import { contactDetailsIn } from '#kernel/flags/flags.ts';
import type en from '#texts/en/flags.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import { languages, type Language } from '#kernel/i18n/languages.ts';

const CODE = 'matchmaking.contact-details';
const texts = textsOf<typeof en>('flags');

/** Refuses texts with contact details, naming the field and the offending words. */
export function requireNoContactDetails(fields: Record<string, string | null | undefined>): void {
  const match = Object.entries(fields).map(([field, text]) => [field, contactDetailsIn(text ?? '')] as const);
  const bad = match.filter(([, details]) => details.length > 0);
  if (bad.length === 0) return;
  const sentences = bad.map(
    ([field, details]) =>
      [field, (language: Language) => errorText(CODE, { kinds: named(details, language) }, language)] as const,
  );
  const all = bad.flatMap(([, details]) => details);
  throw new DomainError(CODE, { kinds: (language) => named(all, language) }, Object.fromEntries(sentences));
}

const named = (details: ReturnType<typeof contactDetailsIn>, language: Language): string =>
  [...new Set(details.map(({ kind, excerpt: details }) => `${texts[language].kinds[kind]} (“${details}”)`))].join(
    languages[language].comma,
  );
