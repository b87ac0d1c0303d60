import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#kernel/errors.ts';
import { refusalsBindSince, refusalsOfSending, requireSendable, type Introduction } from './introduction.ts';

/** A woman who may send to a man. */
const free: Introduction = {
  sender: {
    hasProfile: true,
    hasReadyProfile: true,
    isActive: true,
    hasFourWives: false,
    hasConsent: true,
    isInIddah: false,
    isOnBreak: false,
    isHidden: false,
    isInKhitba: false,
    hasPaidPlan: true,
    isWoman: true,
    hasGuardian: true,
  },
  receiver: { isOfOtherGender: true, hasFourWives: false, isDiscoverable: true },
  guardian: { isOneOfTheTwo: false, canDecide: true },
  allowance: { hasRequestLeft: true },
  pair: { isMatched: false, hasOpenRequest: false, wasRefusedLately: false },
};
const facts = (changes: { [About in keyof Introduction]?: Partial<Introduction[About]> }): Introduction => ({
  sender: { ...free.sender, ...changes.sender },
  receiver: { ...free.receiver, ...changes.receiver },
  guardian: { ...free.guardian, ...changes.guardian },
  allowance: { ...free.allowance, ...changes.allowance },
  pair: { ...free.pair, ...changes.pair },
});

describe('sending', () => {
  test('is allowed if no rule refuses it', () => {
    expect(refusalsOfSending(free)).toEqual([]);
  });

  test.each<[Parameters<typeof facts>[0], ErrorCode]>([
    [{ sender: { hasProfile: false } }, 'matchmaking.profile-required'],
    [{ sender: { isActive: false } }, 'matchmaking.account-inactive'],
    [{ sender: { hasReadyProfile: false } }, 'matchmaking.profile-incomplete'],
    [{ sender: { hasConsent: false } }, 'matchmaking.consent-required'],
    [{ sender: { hasFourWives: true } }, 'matchmaking.four-wives'],
    [{ sender: { isInIddah: true } }, 'matchmaking.iddah'],
    [{ sender: { isOnBreak: true } }, 'matchmaking.on-break'],
    [{ sender: { isHidden: true } }, 'matchmaking.profile-hidden'],
    [{ sender: { isInKhitba: true } }, 'matchmaking.khitba'],
    [{ sender: { hasPaidPlan: false } }, 'matchmaking.subscription-required'],
    [{ sender: { hasGuardian: false } }, 'matchmaking.guardian-unverified'],
    [{ receiver: { isOfOtherGender: false } }, 'common.not-found'],
    [{ receiver: { hasFourWives: true } }, 'common.not-found'],
    [{ receiver: { isDiscoverable: false } }, 'common.not-found'],
    [{ guardian: { isOneOfTheTwo: true } }, 'common.not-found'],
    [{ guardian: { canDecide: false } }, 'common.not-found'],
    [{ allowance: { hasRequestLeft: false } }, 'matchmaking.allowance-exhausted'],
    [{ pair: { isMatched: true } }, 'matchmaking.already-matched'],
    [{ pair: { hasOpenRequest: true } }, 'matchmaking.request-open'],
    [{ pair: { wasRefusedLately: true } }, 'matchmaking.too-soon'],
  ])('with %j it is refused: %s', (changes, refusal) => {
    expect(refusalsOfSending(facts(changes))).toEqual([refusal]);
  });

  test('needs no guardian of the sender if he is a man', () => {
    expect(refusalsOfSending(facts({ sender: { isWoman: false, hasGuardian: false } }))).toEqual([]);
  });

  test('gives refusals in the order of the rules: sender, receiver, guardian, allowance, pair', () => {
    const hopeless = facts({
      sender: { hasFourWives: true, hasPaidPlan: false },
      receiver: { isDiscoverable: false },
      allowance: { hasRequestLeft: false },
      pair: { wasRefusedLately: true },
    });
    expect(refusalsOfSending(hopeless)).toEqual([
      'matchmaking.four-wives',
      'matchmaking.subscription-required',
      'common.not-found',
      'matchmaking.allowance-exhausted',
      'matchmaking.too-soon',
    ]);
    expect(() => requireSendable('sender', hopeless.sender)).toThrow('matchmaking.four-wives');
    expect(() => requireSendable('guardian', hopeless.guardian)).not.toThrow();
  });

  test('names the plan in the details if the plan is missing', () => {
    const refused = (act: () => void) => {
      try {
        act();
      } catch (error) {
        return error;
      }
    };
    expect(refused(() => requireSendable('sender', { ...free.sender, hasPaidPlan: false }))).toMatchObject({
      details: { subscriptionStatus: 'free' },
    });
    expect(refused(() => requireSendable('allowance', { hasRequestLeft: false }))).toMatchObject({
      details: { requestsRemaining: 0, subscriptionStatus: 'active' },
    });
  });
});

test('a refusal binds for 90 days', () => {
  expect(refusalsBindSince(new Date('2026-06-30T12:00:00Z'))).toEqual(new Date('2026-04-01T12:00:00Z'));
});
