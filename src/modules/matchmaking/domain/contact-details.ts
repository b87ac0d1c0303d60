import type { ContactKind } from '#kernel/contracts/flags.ts';
import { DomainError } from '#kernel/errors.ts';
import { contactDetailsIn } from '#kernel/flags/flags.ts';
import texts from '#kernel/i18n/en/flags.json' with { type: 'json' };

/** Refuses texts with contact details, naming the field and what was found in it (decisions 3.6). */
export function requireNoContactDetails(fields: Record<string, string | null | undefined>): void {
  const found = Object.entries(fields).map(([field, text]) => [field, contactDetailsIn(text ?? '')] as const);
  const bad = found.filter(([, kinds]) => kinds.length > 0);
  if (bad.length === 0) return;
  const named = (kinds: ContactKind[]) => kinds.map((kind) => texts.kinds[kind]).join(', ');
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
