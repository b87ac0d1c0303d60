import { aMatch, expectOk } from '../people.ts';
import { aMessage, TEXT } from './introductions.ts';
import { to } from './receivers.ts';
import type { Provocations } from './provocation.ts';

export const messagingProvocations = {
  messageDelivered: async (product) => {
    const { sister, brother } = await aMessage(product, 'approve');
    return to(sister, { other: brother.profileId });
  },
  messageDeclined: async (product) => {
    const { brother } = await aMessage(product, 'decline');
    return to(brother);
  },
  guardianNote: async (product) => {
    const { sister, guardian, matchId } = await aMatch(product);
    await expectOk('Note', guardian.browser.post(`/api/guardian/matches/${matchId}/notes`, { content: TEXT }));
    return to(sister);
  },
} satisfies Provocations;
