import { savedSearchId } from '#kernel/contracts/ids.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import person from '#texts/en/person.json' with { type: 'json' };
import { isolated } from '#kernel/i18n/isolated.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import { seriesEnded } from '../../identity/events.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { changeSearch, scheduleNext } from '../domain/saved-search.ts';
import { emails } from '../emails.ts';
import { newlyFitting } from '../browse/newly-fitting.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'identity' | 'guardianship' | 'profiles' | 'searches'>;

/** The link in a digest ends the digests of that search. */
export const endSearchDigests = ({ clock, profiles, searches }: Ports): Subscription[] => [
  inTransaction(seriesEnded, 'matchmaking.end-search-digests', async (tx, { accountId, series }) => {
    const profile = await profiles.ofAccount(tx, accountId);
    const search = profile && (await searches.find(tx, profile.state.id, savedSearchId.parse(series)));
    if (!search) return;
    const { name, filters } = search;
    await searches.save(tx, changeSearch(search, { name, filters, digest: 'none' }, clock.now()));
  }),
];

/** Emails the digests that are due. Each member is one transaction, so that a second run repeats nothing. */
export async function sendSearchDigests(ports: Ports): Promise<void> {
  const { uow, clock, searches } = ports;
  const at = clock.now();
  const due = await uow.run((tx) => searches.membersDue(tx, at));
  await processEach(due, (profileId) => uow.run((tx) => writeTo(tx, ports, profileId, at)));
}

async function writeTo(tx: Tx, ports: Ports, profileId: ProfileId, at: Date): Promise<void> {
  const { identity, searches } = ports;
  for (const search of await searches.due(tx, profileId, at)) {
    const profiles = await newlyFitting(ports, tx.db, search);
    if (profiles && profiles.people.length > 0) {
      const { accountId, people } = profiles;
      const content = { series: search.id, items: people.map(asItem) };
      const sent = await identity.notify(tx, accountId, emails.savedSearchDigest, content);
      // A member who switched such emails off, or has quiet days, finds these people in a later digest.
      if (sent !== null)
        await searches.recordListed(
          tx,
          profileId,
          people.map(({ id }) => id),
          at,
        );
    }
    await searches.save(tx, scheduleNext(search, at));
  }
}

/** Only what a card shows: 'Profile #1027 · 34 · Bradford'. */
const asItem = ({ id, age, location }: SeenProfile) => ({
  text: [fill(person.name, { id }), age, isolated(location ?? '')].filter(Boolean).join(' · '),
  path: `/profile-details/${id}`,
});
