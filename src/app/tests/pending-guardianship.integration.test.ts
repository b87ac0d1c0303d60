import { describe, expect, test } from 'vitest';
import { happenings, pendingCredentials, type Happening } from '#modules/guardianship/domain/pending-credentials.ts';
import { canHappen, events, makings, Scene } from '../../testing/pending-guardianship.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

test('everything in the list is made here', () => {
  expect(new Set(makings.map(([, name]) => name))).toEqual(new Set(Object.keys(pendingCredentials)));
});

describe.each(makings)('%s', (what, name, make) => {
  test('works once', async () => {
    const tried = await make(await Scene.begin(product.current));
    expect([await tried(), await tried()]).toEqual([true, false]);
  });

  const fates: Partial<Record<Happening, string>> = pendingCredentials[name];
  test.each(happenings.filter((happening) => canHappen(happening, name, what)))('%s', async (happening) => {
    const scene = await Scene.begin(product.current);
    const tried = await make(scene);
    const { happen, undo } = events[happening];
    const fate = fates[happening] ?? 'lives';
    await happen(scene);
    expect(await tried(), 'it worked while that held').toBe(fate === 'lives');
    if (fate === 'lives') return;
    await undo?.(scene);
    expect(await tried(), 'it worked once that was over').toBe(fate === 'rests');
  });
});
