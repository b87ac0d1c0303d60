import { isolated } from './isolated.ts';
import validation from '#texts/en/validation.json' with { type: 'json' };

/**
 * Fills the `{{name}}` places of a text and isolates words of another direction; unknown places remain, so that a
 * missing value is noticed.
 */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => isolated(String(values[name] ?? place), text));
}

export type ValidationTextId = Exclude<keyof typeof validation, 'fields' | 'own'>;

interface TextsPort {
  names: Map<string, string>;
  own: Map<string, Partial<Record<string, string>>>;
}
/** Texts about wrong fields, to people about themselves. */
export type ValidationTexts = typeof validation;
type OwnWords = Record<string, Partial<Record<string, string>>>;

let spoken: ValidationTexts = validation;
let toPeople = wordsOf(validation.fields, validation.own);
let inConsole = toPeople;

/** Sets the language of sentences about fields; English until then. */
export function setFieldTexts(texts: ValidationTexts): void {
  if (texts === spoken) return;
  spoken = texts;
  toPeople = wordsOf(texts.fields, texts.own);
}

/** Sets the console's words about fields, which are about records and not about the reader. The server does so. */
export function setRecordTexts(fields: Record<string, string>, own: OwnWords): void {
  inConsole = wordsOf({ ...spoken.fields, ...fields }, own);
}

/**
 * The sentence about a wrong field, shared by the server's `fields` and the forms. Uses the field's own words if the
 * catalogue has some for its path.
 */
export function validationText(
  id: ValidationTextId,
  values?: Record<string, string | number>,
  path: readonly PropertyKey[] = [],
  isOfConsole = false,
): string {
  const { names, own } = isOfConsole ? inConsole : toPeople;
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const field = names.get(name) ?? spoken.fields.other;
  return fill(own.get(name)?.[id] ?? spoken[id], { field, ...values });
}

function wordsOf(names: Record<string, string>, own: OwnWords): TextsPort {
  return { names: new Map(Object.entries(names)), own: new Map(Object.entries(own)) };
}
