import { isolated } from './isolated.ts';
import validation from '#kernel/i18n/en/validation.json' with { type: 'json' };

/**
 * Fills `{{name}}` places of a catalogue text; unknown places stay visible, so that a missing value is noticed. Words
 * of another direction stand apart in it.
 */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => isolated(String(values[name] ?? place), text));
}

export type ValidationTextId = Exclude<keyof typeof validation, 'fields' | 'own' | 'console'>;

interface Words {
  /** What a field is called. */
  names: Map<string, string>;
  /** Sentences that a field has of its own. */
  own: Map<string, Partial<Record<string, string>>>;
}
const toPeople: Words = { names: namesIn(validation.fields), own: sentencesIn(validation.own) };
/** The console speaks of records, not of whoever reads it. */
const inConsole: Words = {
  names: namesIn({ ...validation.fields, ...validation.console.fields }),
  own: sentencesIn(validation.console.own),
};

/**
 * The sentence beside a field, shared by the server's `fields` and the forms. It speaks of the field at this path of
 * what was given, where the catalogue has words for it.
 */
export function validationText(
  id: ValidationTextId,
  values?: Record<string, string | number>,
  path: readonly PropertyKey[] = [],
  isOfConsole = false,
): string {
  const { names, own } = isOfConsole ? inConsole : toPeople;
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const field = names.get(name) ?? validation.fields.other;
  return fill(own.get(name)?.[id] ?? validation[id], { field, ...values });
}

function namesIn(fields: Record<string, string>): Words['names'] {
  return new Map(Object.entries(fields));
}
function sentencesIn(own: Record<string, Partial<Record<string, string>>>): Words['own'] {
  return new Map(Object.entries(own));
}
