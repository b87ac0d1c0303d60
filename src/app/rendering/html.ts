const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Serialises data for a script element, without any special characters of HTML. */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
