import { expect, test } from 'vitest';
import type { SeenProfile } from '../../matchmaking/contracts/profiles.ts';
import { factsOf } from './decide-facts.ts';

test('a guardian reads how many wives and children the other has', () => {
  const other = { age: 45, location: 'Leeds', occupation: 'Baker', currentMaritalStatus: 'currently_married' };
  const more = { numberOfWives: 1, hasChildren: true, numberOfChildren: 3 };
  expect(factsOf({ ...other, ...more } as SeenProfile)).toBe(
    '45 · Leeds · Baker · Currently married · 1 wife · 3 children',
  );
});
