import { isolated } from './isolated.ts';
import validation from '#kernel/i18n/en/validation.json' with { type: 'json' };

/**
 * Fills `{{name}}` places of a catalogue text; unknown places stay visible, so that a missing value is noticed. Words
 * of another direction stand apart in it.
 */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => isolated(String(values[name] ?? place)));
}

export type ValidationTextId = Exclude<keyof typeof validation, 'fields' | 'own'>;

const fieldNames = new Map(Object.entries(validation.fields));
const ownSentences = new Map<string, Partial<Record<string, string>>>(Object.entries(validation.own));

/**
 * The sentence beside a field, shared by the server's `fields` and the forms. It speaks of the field at this path of
 * what was given, where the catalogue has words for it.
 */
export function validationText(
  id: ValidationTextId,
  values?: Record<string, string | number>,
  path: readonly PropertyKey[] = [],
): string {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const field = fieldNames.get(name) ?? validation.fields.other;
  return fill(ownSentences.get(name)?.[id] ?? validation[id], { field, ...values });
}
