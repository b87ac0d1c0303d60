import { after, DAY } from '#kernel/clock.ts';
import { DomainError, type ErrorCode } from '#kernel/errors.ts';

export interface Sender {
  hasProfile: boolean;
  hasReadyProfile: boolean;
  /** Neither disabled, nor leaving, nor staff. */
  isActive: boolean;
  hasFourWives: boolean;
  /** Agreed to the use of religious and marital data, and has not withdrawn it. */
  hasConsent: boolean;
  isInIddah: boolean;
  isOnBreak: boolean;
  /** Staff have hidden the profile. */
  isHidden: boolean;
  /** Is at serious consideration, or further, in a match that still runs. */
  isInKhitba: boolean;
  hasPaidPlan: boolean;
  isWoman: boolean;
  /** Not read for a man. */
  hasGuardian: boolean;
}

export interface Receiver {
  isOfOtherGender: boolean;
  hasFourWives: boolean;
  /** Active, not hidden, not on break, not in a khitba, and no block between the two. */
  isDiscoverable: boolean;
}

export interface DecidingGuardian {
  isOneOfTheTwo: boolean;
  /** She has an acting guardian, and both members are active. */
  canDecide: boolean;
}

export interface SendersAllowance {
  hasRequestLeft: boolean;
}

export interface Pair {
  isMatched: boolean;
  /** Only one that the sender may know of: a sent one, or one that has reached the sender. */
  hasOpenRequest: boolean;
  /** A refusal of this sender by this receiver or her guardian, within the last 90 days. */
  wasRefusedLately: boolean;
}

/** All facts that decide whether one member may send an interest request to another. */
export interface Introduction {
  sender: Sender;
  receiver: Receiver;
  guardian: DecidingGuardian;
  allowance: SendersAllowance;
  pair: Pair;
}

interface Rule<Facts> {
  refusal: ErrorCode;
  details?: Record<string, string | number>;
  when(facts: Facts): boolean;
}
type Rules = { readonly [About in keyof Introduction]: Rule<Introduction[About]>[] };

/** Refusals of sending, in their fixed order. */
const RULES: Rules = {
  sender: [
    { refusal: 'matchmaking.profile-required', when: (sender) => !sender.hasProfile },
    { refusal: 'matchmaking.account-inactive', when: (sender) => !sender.isActive },
    { refusal: 'matchmaking.profile-incomplete', when: (sender) => sender.hasProfile && !sender.hasReadyProfile },
    { refusal: 'matchmaking.consent-required', when: (sender) => sender.hasProfile && !sender.hasConsent },
    { refusal: 'matchmaking.four-wives', when: (sender) => sender.hasFourWives },
    { refusal: 'matchmaking.profile-hidden', when: (sender) => sender.isHidden },
    { refusal: 'matchmaking.iddah', when: (sender) => sender.isInIddah },
    { refusal: 'matchmaking.on-break', when: (sender) => sender.isOnBreak },
    { refusal: 'matchmaking.khitba', when: (sender) => sender.isInKhitba },
    {
      refusal: 'matchmaking.subscription-required',
      details: { subscriptionStatus: 'free' },
      when: (sender) => !sender.hasPaidPlan,
    },
    { refusal: 'matchmaking.guardian-unverified', when: (sender) => sender.isWoman && !sender.hasGuardian },
  ],
  receiver: [
    { refusal: 'common.not-found', when: (receiver) => !receiver.isOfOtherGender },
    { refusal: 'common.not-found', when: (receiver) => receiver.hasFourWives },
    { refusal: 'common.not-found', when: (receiver) => !receiver.isDiscoverable },
  ],
  guardian: [
    { refusal: 'common.not-found', when: (guardian) => guardian.isOneOfTheTwo },
    { refusal: 'common.not-found', when: (guardian) => !guardian.canDecide },
  ],
  allowance: [
    {
      refusal: 'matchmaking.allowance-exhausted',
      details: { requestsRemaining: 0, subscriptionStatus: 'active' },
      when: (allowance) => !allowance.hasRequestLeft,
    },
  ],
  pair: [
    { refusal: 'matchmaking.already-matched', when: (pair) => pair.isMatched },
    { refusal: 'matchmaking.request-open', when: (pair) => pair.hasOpenRequest },
    { refusal: 'matchmaking.too-soon', when: (pair) => pair.wasRefusedLately },
  ],
};

/** Throws the first refusal of the rules about these facts. */
export function requireSendable<About extends keyof Introduction>(about: About, facts: Introduction[About]): void {
  const broken = RULES[about].find((rule) => rule.when(facts));
  if (broken) throw new DomainError(broken.refusal, broken.details);
}

export const refusalsOfSending = ({ sender, receiver, guardian, allowance, pair }: Introduction): ErrorCode[] => [
  ...broken(RULES.sender, sender),
  ...broken(RULES.receiver, receiver),
  ...broken(RULES.guardian, guardian),
  ...broken(RULES.allowance, allowance),
  ...broken(RULES.pair, pair),
];

const broken = <Facts>(rules: Rule<Facts>[], facts: Facts): ErrorCode[] =>
  rules.filter((rule) => rule.when(facts)).map((rule) => rule.refusal);

const PAUSE_AFTER_REFUSAL = 90 * DAY;

/** Refusals after this date still bind the refused side. */
export const refusalsBindSince = (at: Date): Date => after(at, -PAUSE_AFTER_REFUSAL);
export const requestAgainFrom = (refusedAt: Date): Date => after(refusedAt, PAUSE_AFTER_REFUSAL);
