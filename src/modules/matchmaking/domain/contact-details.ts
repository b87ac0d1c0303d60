import { DomainError } from '#kernel/errors.ts';
import { contactDetailsIn } from '#kernel/flags/flags.ts';
import texts from '#kernel/i18n/en/flags.json' with { type: 'json' };

/** Refuses texts with contact details, naming the field and the words in which they were found (decisions 3.6). */
export function requireNoContactDetails(fields: Record<string, string | null | undefined>): void {
  const found = Object.entries(fields).map(([field, text]) => [field, contactDetailsIn(text ?? '')] as const);
  const bad = found.filter(([, details]) => details.length > 0);
  if (bad.length === 0) return;
  const sentences = bad.map(([field, details]) => [field, refusal(details).toWire().message] as const);
  throw refusal(
    bad.flatMap(([, details]) => details),
    Object.fromEntries(sentences),
  );
}

function refusal(details: ReturnType<typeof contactDetailsIn>, fields?: Record<string, string>): DomainError {
  const named = details.map(({ kind, found }) => `${texts.kinds[kind]} (“${found}”)`);
  return new DomainError('matchmaking.contact-details', { found: [...new Set(named)].join(', ') }, fields);
}
