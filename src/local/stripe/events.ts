import type { StripeStore } from './store.ts';
import { serialize } from './serialize.ts';
import type { AnyObject } from './state.ts';

/** Marks events that deliveries have not seen yet. */
const PENDING = 0;

/** Records an event about an object in its present state. */
export async function emit(books: StripeStore, type: string, object: AnyObject): Promise<void> {
  const event = {
    kind: 'event' as const,
    id: books.id('event'),
    created: books.at,
    type,
    object: await serialize(books, object),
    isDelivered: false,
  };
  await books.put(event, PENDING);
}
