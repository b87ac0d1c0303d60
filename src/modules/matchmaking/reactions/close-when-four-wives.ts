import { withFact, type Subscription } from '#kernel/events.ts';
import type { ProfileId } from '#kernel/ids.ts';
import type { CloseRequests } from '../commands/close-requests.ts';
import type { Profiles } from '../domain/profile.ts';
import { profileChanged } from '../events.ts';

/** A brother who says that he has four wives now cannot be asked any more: what was open ends, and is given back (decisions 3.12). */
export const closeWhenFourWives = ({
  profiles,
  closing,
}: {
  profiles: Profiles;
  closing: CloseRequests;
}): Subscription[] => [
  withFact(profileChanged, 'matchmaking.close-when-four-wives', async (tx, { profileId }) => {
    const profile = await profiles.read(tx, profileId as ProfileId);
    if (profile?.hasFourWives) await closing.within(tx, profileId as ProfileId);
  }),
];
