import { expect, test } from 'vitest';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { beginWithMatches } from '../../../testing/walk/beginnings.ts';
import { weightsInMatches } from '../../../testing/walk/steps.ts';
import { walkAll } from '../../../testing/walk/walk.ts';

const product = productUnderTest();
const walks = Number(process.env['WALKS'] ?? 3);

test(
  'in no sequence of events is a message delivered that nobody could approve, or does a match continue despite a cause for a pause',
  async () => {
    const missed = await walkAll(() => product.current.application.kernel, {
      walks,
      begin: beginWithMatches,
      weights: weightsInMatches,
      meets: [
        'decisions',
        'delivered',
        'deliveredAtOnce',
        'pauses',
        'stages',
        'serious',
        'engagements',
        'guardianEnds',
        'objections',
        'openings',
        'relatives',
        'meetings',
        'meetingAnswers',
      ],
    });
    expect(missed, 'what these walks did not meet').toEqual([]);
  },
  (walks + 12) * 20_000,
);
