import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

/**
 * How signing in, up and out of trouble is slowed. Guesses of one account's password stay at most 100
 * a day: 57 from anywhere, and 17 more for whoever sits at a device where the owner signed in, or holds the owner's
 * session.
 */
export const identityLimits = namedLimits({
  // Whoever brings no device cookie of this account, a forged one or another's, shares this.
  'sign-in of an account': { free: 5, firstWait: 30_000, longestWait: 30 * MINUTE, forgottenAfter: DAY },
  // Each device counts by itself, and not for its network: nobody else's guesses keep the owner out there.
  'sign-in on a known device': { free: 5, firstWait: 30_000, longestWait: 6 * HOUR, forgottenAfter: DAY },
  // Fewer than 50 of a million codes a day, across sign-ins.
  'codes of an account': { free: 5, firstWait: 30_000, longestWait: HOUR, forgottenAfter: DAY },
  'guesses within a session': { free: 5, firstWait: 30_000, longestWait: 6 * HOUR, forgottenAfter: DAY },
  'sign-in from an address': { free: 100, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
  // What is mailed to somebody is counted by `mailboxOf`: plus-tags and dots make no further mailbox.
  'reset mails to a mailbox': { free: 5, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  // At sign-up, at a change of address and when asked for again.
  'confirmation mails to a mailbox': { free: 10, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'notices of a sign-up with an address that is taken': {
    free: 1,
    firstWait: DAY,
    longestWait: DAY,
    forgottenAfter: DAY,
  },
  // Counted for every address that somebody wants to move to, so that the time it takes tells nothing.
  'notices of an address change to one that is taken': {
    free: 1,
    firstWait: DAY,
    longestWait: DAY,
    forgottenAfter: DAY,
  },
  'sign-ups from an address': { free: 200, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
  'address changes of an account': { free: 5, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  // A browser subscribes anew once in a while; whoever tries addresses of others does so again and again.
  'browsers told of an account': { free: 20, firstWait: MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'reset mails from an address': { free: 100, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
});
