import type { Books } from './books.ts';
import { shown } from './shown.ts';
import type { Any } from './state.ts';

/** The mark by which deliveries know what is new. */
const TO_BE_TOLD = 0;

/** Tells of something that happened to an object, as it stands now. */
export async function tell(books: Books, type: string, object: Any, previous?: object): Promise<void> {
  const event = {
    kind: 'event' as const,
    id: books.id('event'),
    created: books.at,
    type,
    object: await shown(books, object),
    previous: previous ?? null,
    isDelivered: false,
  };
  await books.put(event, TO_BE_TOLD);
}
