import { expect, test } from 'vitest';
import { ApiError } from '../../../web-shared/server/api.ts';
import { refusalOf } from './use-sending-from-matches.ts';

test.each([
  [401, '{"code":"common.unauthenticated"}', 'unauthorized'],
  [403, '{"code":"matchmaking.subscription-required","subscriptionStatus":"free"}', 'subscription'],
  [403, '{"code":"matchmaking.allowance-exhausted","requestsRemaining":0}', 'exhausted'],
  [403, '{"message":"No"}', 'exhausted'],
  [403, '{"code":"matchmaking.guardian-unverified","message":"A verified guardian is needed"}', 'restricted'],
  [403, '<html>', 'restricted'],
  [500, '{}', 'error'],
])('%i %s means %s', (status, body, refusal) => {
  expect(refusalOf(new ApiError(status, body))).toBe(refusal);
});

test('a lost connection is an error', () => {
  expect(refusalOf(new TypeError('Failed to fetch'))).toBe('error');
});
