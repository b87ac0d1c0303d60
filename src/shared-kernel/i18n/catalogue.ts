import validation from './en/validation.json' with { type: 'json' };

/** Fills `{{name}}` places of a catalogue text; unknown places stay visible, so that a missing value is noticed. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

export type ValidationTextId = keyof typeof validation;

/** The sentence beside a field, shared by the server's `fields` and the forms. */
export function validationText(id: ValidationTextId, values?: Record<string, string | number>): string {
  return fill(validation[id], values);
}
