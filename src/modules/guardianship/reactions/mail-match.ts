import { afterFact, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { matchMade } from '../../matchmaking/events.ts';
import type { Guardians } from '../domain/guardians.ts';
import { emails } from '../emails.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}

/** The guardian learns that his ward and somebody else may now write to each other. */
export const mailMatch = ({ guardians, identity }: Ports): Subscription[] => [
  afterFact(matchMade, 'guardianship.mail-match', async (tx, { man, woman }) => {
    const guardian = await guardians.actingFor(tx, woman.accountId);
    const present = await identity.presentAmong(tx, [woman.accountId, man.accountId]);
    const ward = present.get(woman.accountId);
    // An e-mail may be late: they write to each other only while both are there.
    if (!guardian || !ward || present.size < 2) return;
    const { name } = guardian.state;
    await identity.notify(tx, guardian.recipient, emails.matchMadeGuardian, {
      values: { guardian: name, ward: ward.name, other: man.profileId },
      path: '/guardian-messages',
    });
  }),
];
