/** What a form holds; lists have their numbers as names. */
export interface Form {
  [name: string]: string | Form;
}

/**
 * Reads `items[0][price]=…&expand[]=…`, as the SDK writes it. Names that would reach into an object's own machinery are
 * names like any other.
 */
export function readForm(text: string): Form {
  const form = branch();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    let at = form;
    for (const [depth, part] of path.entries()) {
      const key = part === '[]' ? String(Object.keys(at).length) : part;
      if (depth === path.length - 1) at[key] = value;
      else {
        const next = at[key];
        at = typeof next === 'object' ? next : (at[key] = branch());
      }
    }
  }
  return form;
}

const branch = (): Form => Object.create(null) as Form;
