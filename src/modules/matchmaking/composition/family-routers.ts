import type Router from '@koa/router';
import { AnswerPrivateQuestion } from '../commands/answer-private-question.ts';
import { DeclineAsRelative } from '../commands/family/decline-as-relative.ts';
import { EndRelease } from '../commands/family/end-release.ts';
import { NameRelative } from '../commands/family/name-relative.ts';
import { OpenRelative } from '../commands/family/open-relative.ts';
import { OpenRelease } from '../commands/family/open-release.ts';
import { ReleaseContact } from '../commands/family/release-contact.ts';
import { RequestRelative } from '../commands/family/request-relative.ts';
import { TakeBackRelative } from '../commands/family/take-back-relative.ts';
import { familyRoutes } from '../http/family-routes.ts';
import { relativePage } from '../http/relative-page.ts';
import { DescribeRelativeLink } from '../queries/family/describe-relative-link.ts';
import { ShowPrivateQuestion } from '../queries/show-private-question.ts';
import { ShowPath } from '../queries/family/show-path.ts';
import { ShowSummary } from '../queries/path/show-summary.ts';
import type { MatchmakingPorts } from './matchmaking-ports.ts';

/** Commands of the family contact, also for the demo, which acts without routes. */
export const familyCommands = (ports: MatchmakingPorts) => ({
  release: new ReleaseContact(ports),
  endRelease: new EndRelease(ports),
  openRelease: new OpenRelease(ports),
  requestRelative: new RequestRelative(ports),
  nameRelative: new NameRelative(ports),
  takeBackRelative: new TakeBackRelative(ports),
  openRelative: new OpenRelative(ports),
  declineAsRelative: new DeclineAsRelative(ports),
});

export type FamilyCommands = ReturnType<typeof familyCommands>;

export const familyRouters = (ports: MatchmakingPorts, commands: FamilyCommands): Router[] => [
  familyRoutes({
    ...commands,
    showPath: new ShowPath(ports),
    showSummary: new ShowSummary(ports),
    showPrivateQuestion: new ShowPrivateQuestion(ports),
    answerPrivateQuestion: new AnswerPrivateQuestion(ports),
  }),
  relativePage({ describe: new DescribeRelativeLink(ports), decline: commands.declineAsRelative }),
];
