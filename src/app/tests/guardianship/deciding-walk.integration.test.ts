import { expect, test } from 'vitest';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { beginWithExclusion } from '../../../testing/walk/beginnings.ts';
import { weights } from '../../../testing/walk/steps.ts';
import { walkAll } from '../../../testing/walk/walk.ts';

const product = productUnderTest();
const walks = Number(process.env['WALKS'] ?? 3);

test(
  'in no sequence of events can anybody decide about himself, act without permission, read another’s items or wait out of reach',
  async () => {
    const missed = await walkAll(() => product.current.application.kernel, {
      walks,
      begin: beginWithExclusion,
      weights,
      meets: [
        'decisions',
        'delivered',
        'matches',
        'conflicts',
        'disputes',
        'holds',
        'postponed',
        'checks',
        'imams',
        'stepsDown',
        'repeatedRequests',
        'quotations',
      ],
    });
    expect(missed, 'what these walks did not meet').toEqual([]);
  },
  (walks + 12) * 20_000,
);
