import { aRewrittenText, decideRewrite, hidePart, warn } from '../moderation.ts';
import { aBrother, anAdmin, expectOk } from '../people.ts';
import type { Provocations } from './provocation.ts';
import { to } from './receivers.ts';

/** Acts of the staff about a profile. */
export const moderationProvocations = {
  profileHidden: async (product) => {
    const brother = await aBrother(product, 'Yusuf');
    await hidePart(await anAdmin(product), brother);
    return to(brother);
  },
  rewriteSentBack: async (product) => {
    const { brother, staff, measureId } = await aRewrittenText(product);
    await expectOk('Back', decideRewrite(staff, measureId, 'send-back'));
    return to(brother);
  },
  profileShown: async (product) => {
    const { brother, staff, measureId } = await aRewrittenText(product);
    await expectOk('Show', decideRewrite(staff, measureId, 'show'));
    return to(brother);
  },
  memberWarned: async (product) => {
    const brother = await aBrother(product, 'Yusuf');
    await warn(await anAdmin(product), brother);
    return to(brother);
  },
} satisfies Provocations;
