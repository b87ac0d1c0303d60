import type { Books } from './store.ts';
import { shown } from './serialize.ts';
import type { AnyObject } from './state.ts';

/** The mark by which deliveries know what is new. */
const PENDING = 0;

/** Tells of something that happened to an object, as it stands now. */
export async function emit(books: Books, type: string, object: AnyObject, previous?: object): Promise<void> {
  const event = {
    kind: 'event' as const,
    id: books.id('event'),
    created: books.at,
    type,
    object: await shown(books, object),
    previous: previous ?? null,
    isDelivered: false,
  };
  await books.put(event, PENDING);
}
