import { withFact, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';
import { personalData } from '../personal-data.ts';
import { countWardsOf } from './count-wards.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}

/** With a ward goes all that was decided for her; of a guardian what names him. */
export const eraseMember = (ports: Ports): Subscription[] => [
  withFact(memberErased, 'guardianship.erase-member', async (tx, member) => {
    const { guardians } = ports;
    const hers = await guardians.everOfWard(tx, member.accountId);
    await erase(tx, personalData, member);
    await guardians.forgetAccount(tx, member.accountId);
    for (const { state } of hers) if (state.accountId) await countWardsOf(ports, tx, state.accountId);
  }),
];
