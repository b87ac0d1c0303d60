import { afterFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { matchMade } from '../../matchmaking/events.ts';
import type { Guardians } from '../domain/guardian.ts';
import { emails } from '../emails.ts';

/** The guardian learns that his ward and somebody else may now write to each other. */
export const mailMatch = ({
  guardians,
  identity,
}: {
  guardians: Guardians;
  identity: IdentityFacade;
}): Subscription[] => [
  afterFact(matchMade, 'guardianship.mail-match', async (tx, { man, woman }) => {
    const guardian = await guardians.actingFor(tx, woman.accountId as UserId);
    const present = await identity.presentAmong(tx, [woman.accountId, man.accountId] as UserId[]);
    const ward = present.get(woman.accountId as UserId);
    // A letter may be late: they write to each other only while both are there.
    if (!guardian || !ward || present.size < 2) return;
    const { name } = guardian.state;
    await identity.notify(tx, guardian.recipient, emails.matchMadeGuardian, {
      values: { guardian: name, ward: ward.name, other: man.profileId },
      path: '/guardian-messages',
    });
  }),
];
