import { afterFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { matchMade } from '../../matchmaking/events.ts';
import { presentWard } from '../commands/present-ward.ts';
import type { Guardians } from '../domain/guardian.ts';
import { writeToGuardian } from '../emails/to-guardian.ts';

/** The guardian learns that his ward and somebody else may now write to each other. */
export const mailMatch = ({
  guardians,
  identity,
  mailer,
}: {
  guardians: Guardians;
  identity: IdentityFacade;
  mailer: Mailer;
}): Subscription[] => [
  afterFact(matchMade, 'guardianship.mail-match', async (tx, { man, woman }) => {
    const guardian = await guardians.actingFor(tx, woman.accountId as UserId);
    const ward = await presentWard(tx, identity, woman.accountId as UserId);
    if (!guardian || !ward) return;
    const { name } = guardian.state;
    const letter = {
      mail: 'matchMadeGuardian',
      values: { guardian: name, ward: ward.name, other: man.profileId },
      path: '/guardian-messages',
    } as const;
    await writeToGuardian(tx, { identity, mailer }, guardian.state, letter);
  }),
];
