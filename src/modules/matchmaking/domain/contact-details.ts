import { DomainError, errorText } from '#kernel/errors.ts';
import { contactDetailsIn } from '#kernel/flags/flags.ts';
import ar from '#kernel/i18n/ar/flags.json' with { type: 'json' };
import en from '#kernel/i18n/en/flags.json' with { type: 'json' };
import type { Language } from '#kernel/i18n/languages.ts';
import ur from '#kernel/i18n/ur/flags.json' with { type: 'json' };

const CODE = 'matchmaking.contact-details';
const texts: Record<Language, typeof en> = { en, ar, ur };
const LISTED: Record<Language, string> = { en: ', ', ar: '، ', ur: '، ' };

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
    LISTED[language],
  );
