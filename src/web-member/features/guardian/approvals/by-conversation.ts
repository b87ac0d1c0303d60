/** The conversation that an item belongs to: one ward and one man, who may have left. */
export interface OfConversation {
  wardFirstName: string;
  other: number | null;
}

/** What a list holds, gathered by conversation: each stands where its first item does. */
export function byConversation<T>(items: T[], of: (item: T) => OfConversation): (OfConversation & { items: T[] })[] {
  const groups = new Map<string, OfConversation & { items: T[] }>();
  for (const item of items) {
    const { wardFirstName, other } = of(item);
    const key = `${other} ${wardFirstName}`;
    const group = groups.get(key) ?? { wardFirstName, other, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}
