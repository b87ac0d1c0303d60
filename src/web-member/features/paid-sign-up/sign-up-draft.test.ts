import type { SignUpForm } from '#modules/identity/contracts/auth.schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSignUpDraft, saveSignUpDraft, SIGN_UP_LIFE, signUpDraft } from './sign-up-draft.ts';

const form = { email: 'yusuf@people.example', password: 'a long walk', selectedPlan: '2' } as SignUpForm;
let saved: Map<string, string>;

beforeEach(() => {
  saved = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the draft is stored without its password', () => {
  saveSignUpDraft(form);
  expect(signUpDraft()).toMatchObject({ email: 'yusuf@people.example', selectedPlan: '2' });
  expect(JSON.stringify([...saved])).not.toContain('a long walk');
});

test('the draft expires after a quarter of an hour', () => {
  saveSignUpDraft(form);
  vi.advanceTimersByTime(SIGN_UP_LIFE);
  expect(signUpDraft()).toMatchObject({ selectedPlan: '2' });
  vi.advanceTimersByTime(1);
  expect(signUpDraft()).toBe('expired');
  forgetSignUpDraft();
  expect(signUpDraft()).toBe(null);
});

test('without browser storage, the draft lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveSignUpDraft(form);
  expect(signUpDraft()).toMatchObject({ selectedPlan: '2' });
  forgetSignUpDraft();
  expect(signUpDraft()).toBe(null);
});
