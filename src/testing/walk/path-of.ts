import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import { familyContacts } from '#modules/matchmaking/infra/family-contacts-repository.ts';
import { matches } from '#modules/matchmaking/infra/matches-repository.ts';
import { meetings } from '#modules/matchmaking/infra/meetings-repository.ts';
import { matchTopics } from '#modules/matchmaking/infra/path/match-topics-repository.ts';
import { privateAnswers } from '#modules/matchmaking/infra/path/private-answers-repository.ts';
import { topics } from '#modules/matchmaking/infra/path/topics-repository.ts';
import { ShowPath } from '#modules/matchmaking/queries/family/show-path.ts';
import { asActor, type Walker, type World } from './world.ts';

/** The path of a match, or null if it is not this person's. */
export async function pathOf(
  { kernel, clock, modules }: World,
  who: Walker,
  id: MatchId,
  as: 'member' | 'guardian',
): Promise<PathView | null> {
  const { db, uow, seals } = kernel;
  const { identity, guardianship } = modules.facades;
  const show = new ShowPath({
    db,
    uow,
    clock,
    identity,
    guardianship,
    matches: matches(seals),
    familyContacts: familyContacts(seals),
    meetings: meetings(seals),
    topics,
    matchTopics: matchTopics(seals),
    privateAnswers,
    throughStaff: () => true,
    operatorRoom: () => true,
  });
  return show.execute(asActor(who), id, as, 'en').catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    return null;
  });
}
