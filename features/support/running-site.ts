import type { Person } from '../../src/testing/people.ts';
import type { Product } from '../../src/testing/product.ts';

/** A site that runs already, which scenarios use instead of starting one, and the people of its latest scenario. */
export const runningSite: { product: Product | null; people: ReadonlyMap<string, Person> } = {
  product: null,
  people: new Map(),
};
