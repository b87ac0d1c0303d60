import { expect, test } from 'vitest';
import { plansToGrant } from './plans-to-grant.ts';

const plan = (id: number, name: string, price: string, requestLimit: number) => ({ id, name, price, requestLimit });

test('plans without a price or an allowance cannot be granted', () => {
  const offered = [
    plan(1, 'Free', '0.00', 3),
    plan(2, 'Monthly', '15.99', 3),
    plan(4, 'Lifetime', '99.99', 3),
    plan(7, 'Reading', '5.00', 0),
  ];
  expect(plansToGrant(offered)).toEqual([
    { id: '2', name: 'Monthly' },
    { id: '4', name: 'Lifetime' },
  ]);
});
