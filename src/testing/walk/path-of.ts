import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type { SummaryView } from '#modules/matchmaking/contracts/path/summary.schema.ts';
import { familyContacts } from '#modules/matchmaking/infra/family-contacts-repository.ts';
import { matches } from '#modules/matchmaking/infra/matches-repository.ts';
import { meetings } from '#modules/matchmaking/infra/meetings-repository.ts';
import { matchTopics } from '#modules/matchmaking/infra/path/match-topics-repository.ts';
import { privateAnswers } from '#modules/matchmaking/infra/path/private-answers-repository.ts';
import { topics } from '#modules/matchmaking/infra/path/topics-repository.ts';
import { ShowPath } from '#modules/matchmaking/queries/family/show-path.ts';
import { ShowSummary } from '#modules/matchmaking/queries/path/show-summary.ts';
import { asActor, type Walker, type World } from './world.ts';

type As = 'member' | 'guardian';

const portsOf = ({ kernel, clock, modules }: World) => {
  const { db, uow, seals } = kernel;
  const { identity, guardianship } = modules.facades;
  return {
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
  };
};

const nullIfRefused = (error: unknown): null => {
  if (!(error instanceof DomainError)) throw error;
  return null;
};

/** The path of a match, or null if it is not this person's. */
export const pathOf = (world: World, who: Walker, id: MatchId, as: As): Promise<PathView | null> =>
  new ShowPath(portsOf(world)).execute(asActor(who), id, as, 'en').catch(nullIfRefused);

/** The summary of a match, or null if it is not this person's. */
export const summaryOf = (world: World, who: Walker, id: MatchId, as: As): Promise<SummaryView | null> =>
  new ShowSummary(portsOf(world)).execute(asActor(who), { id, as, language: 'en', zone: 'UTC' }).catch(nullIfRefused);
