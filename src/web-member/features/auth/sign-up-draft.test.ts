import type { SignUpForm } from '#kernel/contracts/auth.ts';
import { expect, test, vi } from 'vitest';
import { storeDraft } from './sign-up-draft.ts';

test('the kept sign-up holds every field but the password, and the time', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => kept.set(key, value) });
  storeDraft({ email: 'a@example.com', username: 'A', password: 'secret1', selectedPlan: '2' } as SignUpForm);
  vi.unstubAllGlobals();
  expect(JSON.parse(kept.get('signup-data') ?? '')).toEqual({
    email: 'a@example.com',
    username: 'A',
    selectedPlan: '2',
    timestamp: expect.any(Number) as number,
  });
});
