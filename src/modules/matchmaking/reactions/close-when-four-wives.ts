import { withFact, type Subscription } from '#kernel/events.ts';
import { closeOpenRequests, type ClosingPorts } from '../commands/close-open-requests.ts';
import type { Profiles } from '../domain/profile.ts';
import { profileChanged } from '../events.ts';

/**
 * A brother who says that he has four wives now cannot be asked any more: what was open ends, and is given back
 * (decisions 3.12).
 */
export const closeWhenFourWives = (ports: ClosingPorts & { profiles: Profiles }): Subscription[] => [
  withFact(profileChanged, 'matchmaking.close-when-four-wives', async (tx, { profileId }) => {
    const profile = await ports.profiles.read(tx, profileId);
    if (profile?.hasFourWives) await closeOpenRequests(tx, ports, profileId);
  }),
];
