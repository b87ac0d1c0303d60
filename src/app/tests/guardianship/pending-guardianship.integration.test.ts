import { describe, expect, test } from 'vitest';
import {
  credentialEvents,
  pendingCredentials,
  type CredentialEvent,
} from '#modules/guardianship/domain/pending-credentials.ts';
import { canOccur, events, makings, Scene } from '../../../testing/pending-guardianship.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

test('the test covers the whole list', () => {
  expect(new Set(makings.map(([, name]) => name))).toEqual(new Set(Object.keys(pendingCredentials)));
});

describe.each(makings)('%s', (what, name, make) => {
  test('works once', async () => {
    const tried = await make(await Scene.begin(product.current));
    expect([await tried(), await tried()]).toEqual([true, false]);
  });

  const fates: Partial<Record<CredentialEvent, string>> = pendingCredentials[name];
  test.each(credentialEvents.filter((event) => canOccur(event, name, what)))('%s', async (event) => {
    const scene = await Scene.begin(product.current);
    const tried = await make(scene);
    const { happen, undo } = events[event];
    const fate = fates[event] ?? 'lives';
    await happen(scene);
    expect(await tried(), 'it worked while that held').toBe(fate === 'lives');
    if (fate === 'lives') return;
    await undo?.(scene);
    expect(await tried(), 'it worked once that was over').toBe(fate === 'pauses');
  });
});
