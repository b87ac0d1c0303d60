import { DomainError } from '#kernel/errors.ts';
import texts from '#kernel/i18n/en/contact-details.json' with { type: 'json' };

type Kind = keyof typeof texts;

const PATTERNS: [Kind, RegExp][] = [
  ['email', /[^\s@]+\s?(@|\(at\)|\[at\])\s?[^\s@]+\s?(\.|\(dot\)|\[dot\])\s?[a-z]{2,}/i],
  ['link', /(https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(com|net|org|co\.uk|info|me|io|app|link)\b/i],
  ['phone', /(?:\+|00)?\d(?:[\s().-]?\d){8,}/],
  ['handle', /(^|\s)@[a-z0-9_.]{3,}|\b(whatsapp|telegram|instagram|insta|snapchat|facebook|tiktok)\b/i],
];

/** Which kinds of contact details a free text holds. */
export const contactDetailsIn = (text: string): Kind[] =>
  PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);

/** Refuses texts with contact details, naming the field and what was found in it (decisions 3.6). */
export function requireNoContactDetails(fields: Record<string, string | null | undefined>): void {
  const found = Object.entries(fields).map(([field, text]) => [field, contactDetailsIn(text ?? '')] as const);
  const bad = found.filter(([, kinds]) => kinds.length > 0);
  if (bad.length === 0) return;
  const named = (kinds: Kind[]) => kinds.map((kind) => texts[kind]).join(', ');
  const sentences = Object.fromEntries(
    bad.map(([field, kinds]) => [
      field,
      new DomainError('matchmaking.contact-details', { found: named(kinds) }).toWire().message,
    ]),
  );
  throw new DomainError(
    'matchmaking.contact-details',
    { found: named([...new Set(bad.flatMap(([, kinds]) => kinds))]) },
    sentences,
  );
}
