import type { ReactElement } from 'react';

/**
 * Siblings of other parts: elements, but no bare text. Translating browsers move bare text, and then React cannot
 * insert anything before it.
 */
export type Elements = ReactElement | readonly Elements[] | false | '' | null | undefined;
