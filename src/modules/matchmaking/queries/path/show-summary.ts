import type { Actor } from '#kernel/actor.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { dayIn } from '#kernel/values/local-day.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SummaryPerson, SummaryView } from '../../contracts/path/summary.schema.ts';
import type { MatchTopicView } from '../../contracts/path/topic-answers.schema.ts';
import type { SeenProfile } from '../../contracts/profiles.schema.ts';
import type { Match, MatchSide } from '../../domain/match/match-state.ts';
import { readMatchFor } from '../../match/read-match-for.ts';
import { seenProfiles } from '../../profile/seen-profiles.ts';
import { topicsOnPath } from '../../topic/topics-on-path.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  'uow' | 'db' | 'clock' | 'identity' | 'guardianship' | 'matches' | 'topics' | 'matchTopics'
>;

interface SummaryOptions {
  id: MatchId;
  /** On which pages; a guardian has his own. */
  as: 'member' | 'guardian';
  language: Language;
  /** The reader's time zone. */
  zone: string;
}

/** Reads what the two of a match have agreed on, and what is open, by what all three know (R-A.7). */
export class ShowSummary extends UseCase<Ports> {
  /** @throws common.not-found for anybody else */
  execute(actor: Actor, { id, as, language, zone }: SummaryOptions): Promise<SummaryView> {
    const { uow, db, clock, identity } = this.ports;
    const at = clock.now();
    return uow.run(async (tx) => {
      const { match, role } = await readMatchFor(tx, this.ports, { actor, id, as });
      const { woman, man, stage, status } = match;
      const [own, other] = role === 'man' ? [man, woman] : [woman, man];
      const seen = await seenProfiles(db, [own.profileId, other.profileId], at);
      const topics = await topicsOnPath(tx, this.ports, match, { role, userId: actor.userId, language });
      const names = role === 'guardian' ? await identity.namesOf(db, [woman.accountId]) : null;
      return {
        date: dayIn(zone, at),
        stage,
        status,
        own: personView(match, own, seen.get(own.profileId)),
        // Ended matches show no profile of the other.
        other: personView(match, other, status === 'ended' ? undefined : seen.get(other.profileId)),
        wardFirstName: names?.get(woman.accountId) ?? null,
        agreed: topics.flatMap(agreedView),
        open: topics.filter(({ isOpen, kind }) => isOpen && kind === 'written').map(titleView),
        toBeSpoken: topics.filter(({ state }) => state === 'to_be_spoken').map(titleView),
      };
    });
  }
}

const personView = ({ man }: Match, side: MatchSide, seen: SeenProfile | undefined): SummaryPerson => ({
  profileId: side.profileId,
  gender: side === man ? 'male' : 'female',
  age: seen?.age ?? null,
  location: seen?.location ?? null,
});

const titleView = ({ id, stage, title }: MatchTopicView): SummaryView['open'][number] => ({ id, stage, title });

const agreedView = (topic: MatchTopicView): SummaryView['agreed'] => {
  const { agreedAt, own, other } = topic;
  return agreedAt && own && other ? [{ ...titleView(topic), own, other, agreedAt }] : [];
};
