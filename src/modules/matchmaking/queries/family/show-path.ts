import type { Actor } from '#kernel/actor.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PathView } from '../../contracts/family/family-contact.schema.ts';
import { familyActionsIn, releasableKinds } from '../../domain/family/family-rights.ts';
import { isVisible } from '../../domain/meeting/meeting.ts';
import { proposablePlaces } from '../../domain/meeting/meeting-rights.ts';
import { isPrivateQuestionDue } from '../../domain/match/private-question.ts';
import { isFamilyStage } from '../../domain/match/match-stage.ts';
import { readMatchFor } from '../../match/read-match-for.ts';
import { relativeView, releaseView } from '../../family/family-views.ts';
import { topicsOnPath } from '../../topic/topics-on-path.ts';
import { meetingView } from '../../meeting/meeting-view.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  | 'uow'
  | 'db'
  | 'clock'
  | 'identity'
  | 'guardianship'
  | 'matches'
  | 'familyContacts'
  | 'meetings'
  | 'topics'
  | 'matchTopics'
  | 'privateAnswers'
  | 'throughStaff'
  | 'operatorRoom'
>;

/** The path of a match as one of its members or her guardian may know it (R-C.3). */
export class ShowPath extends UseCase<Ports> {
  /** `as`: on which pages; a guardian has his own. @throws common.not-found for anybody else */
  execute(actor: Actor, id: MatchId, as: 'member' | 'guardian', language: Language): Promise<PathView> {
    const { uow, db, identity, guardianship, matches, familyContacts, throughStaff, operatorRoom } = this.ports;
    const at = this.ports.clock.now();
    return uow.run(async (tx) => {
      const { match, role, oversight } = await readMatchFor(tx, { matches, guardianship }, { actor, id, as });
      const { woman, man } = match;
      const { state } = await familyContacts.ofMatch(tx, match);
      const reader = { role, acting: oversight.actingGuardian?.id ?? null };
      const opened = state.relative?.state === 'named' ? await familyContacts.openRelative(tx, id) : null;
      const details = role === 'man' ? opened : null;
      const meetings = await this.ports.meetings.ofMatch(tx, match);
      const answers = await this.ports.meetings.answersOf(tx, id, actor.userId);
      const latest = role === 'woman' ? await this.ports.privateAnswers.ofMatch(tx, match) : null;
      const topics = await topicsOnPath(tx, this.ports, match, { role, userId: actor.userId, language });
      const names = role === 'guardian' ? await identity.namesOf(db, [woman.accountId]) : null;
      return {
        stage: match.stage,
        status: match.status,
        otherProfileId: (role === 'man' ? woman : man).profileId,
        wardFirstName: names?.get(woman.accountId) ?? null,
        isOpen: isFamilyStage(match.stage),
        proposedStage: match.proposal?.stage ?? null,
        topics,
        releases: state.releases.map((release) => releaseView(state, release, reader)),
        relative: relativeView(state, role, { details, hasEmail: opened && opened.email !== null }),
        meetings: meetings
          .filter((meeting) => isVisible(meeting, role))
          .map((meeting) => meetingView(meeting, { role, answer: answers.get(meeting.id) ?? null, at })),
        placeKinds: proposablePlaces(match, meetings, { role, operatorRoom: operatorRoom(), at }),
        releaseKinds: releasableKinds(state, role, { throughStaff: throughStaff() }),
        privateQuestion: role === 'woman' ? { isDue: isPrivateQuestionDue(match, latest, at) } : null,
        allowedActions: familyActionsIn(state, role),
      };
    });
  }
}
