import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBrother, aSister, verifyGuardian } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { PayingWalker, payingStep } from '../../../testing/walk/paying-walker.ts';
import { expectHolds } from '../../../testing/walk/walk.ts';

// Whatever a payer does in whatever order: no payment goes back more than once or in excess, and what the page offers
// is what is given.

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' }, inProcess: false });
const walks = Number(process.env['WALKS'] ?? 2);
const STEPS = 8;

test(
  'in no order of paying, upgrading, refunds and time does anybody get back too much, twice, or other than offered',
  async () => {
    const walked = fc.asyncProperty(
      fc.array(payingStep, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
      async (steps) => {
        const sister = await aSister(product.current, 'Maryam');
        const payers = [
          new PayingWalker(product.current, await aBrother(product.current, 'Harun'), null),
          new PayingWalker(product.current, sister, () => verifyGuardian(product.current, sister)),
        ];
        for (const payer of payers)
          try {
            for (const one of [{ what: 0, plan: steps[0]!.plan }, ...steps]) {
              await payer.take(one);
              await payer.check();
            }
          } catch (error) {
            throw new Error(`After: ${payer.story.join(', ')}`, { cause: error });
          }
      },
    );
    await expect(expectHolds(walked, walks)).resolves.toBeUndefined();
  },
  walks * 120_000,
);
