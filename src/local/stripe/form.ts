export interface Form {
  [name: string]: string | Form;
}

/** Reads `items[0][price]=…&expand[]=…`, as the SDK writes it. Names such as `__proto__` are ordinary names. */
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
