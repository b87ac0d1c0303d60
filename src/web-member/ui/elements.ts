import type { ReactElement } from 'react';

/**
 * What stands beside other parts: elements, and no bare text. A browser that translates a page takes bare texts out of
 * their places, and React then fails to put anything before them.
 */
export type Elements = ReactElement | readonly Elements[] | false | '' | null | undefined;
