/** The conversation of an item: a ward and a man, who may have left. */
export interface OfConversation {
  wardFirstName: string;
  other: number | null;
}

/** Groups items by conversation, in the order of each conversation's first item. */
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
