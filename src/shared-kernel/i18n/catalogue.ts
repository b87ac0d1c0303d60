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

interface TextsPort {
  /** What a field is called. */
  names: Map<string, string>;
  /** Sentences that a field has of its own. */
  own: Map<string, Partial<Record<string, string>>>;
}
/** What it takes to say what is wrong with a field; the console alone speaks of its records, and in English. */
export type ValidationTexts = Omit<typeof validation, 'console'>;

let spoken: ValidationTexts = validation;
let toPeople = wordsOf(validation.fields, validation.own);
/** The console speaks of records, not of whoever reads it. */
const inConsole = wordsOf({ ...validation.fields, ...validation.console.fields }, validation.console.own);

/** From now on sentences beside fields are said in this language; until then in English. */
export function speakOfFields(texts: ValidationTexts): void {
  if (texts === spoken) return;
  spoken = texts;
  toPeople = wordsOf(texts.fields, texts.own);
}

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
  const field = names.get(name) ?? spoken.fields.other;
  return fill(own.get(name)?.[id] ?? spoken[id], { field, ...values });
}

function wordsOf(names: Record<string, string>, own: Record<string, Partial<Record<string, string>>>): TextsPort {
  return { names: new Map(Object.entries(names)), own: new Map(Object.entries(own)) };
}
