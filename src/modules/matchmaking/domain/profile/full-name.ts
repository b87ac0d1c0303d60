/** First word and rest of the name. */
export interface FullName {
  firstName: string | null;
  lastName: string | null;
}
export function nameParts(name: string | null | undefined): FullName {
  const [first, ...remaining] = name?.split(' ') ?? [];
  return { firstName: first || null, lastName: remaining.join(' ') || null };
}
