import Router from '@koa/router';
import { timeZoneOf } from '#kernel/http/time-zone.ts';
import { route } from '#kernel/http/route.ts';
import type { AnswerPrivateQuestion } from '../commands/answer-private-question.ts';
import type { EndRelease } from '../commands/family/end-release.ts';
import type { NameRelative } from '../commands/family/name-relative.ts';
import type { OpenRelative } from '../commands/family/open-relative.ts';
import type { OpenRelease } from '../commands/family/open-release.ts';
import type { ReleaseContact } from '../commands/family/release-contact.ts';
import type { RequestRelative } from '../commands/family/request-relative.ts';
import type { TakeBackRelative } from '../commands/family/take-back-relative.ts';
import * as contract from '../contracts/family/family-contact.schema.ts';
import { answerPrivateQuestion, showPrivateQuestion } from '../contracts/path/private-question.schema.ts';
import type { ShowPrivateQuestion } from '../queries/show-private-question.ts';
import { showOverseenSummary, showSummary } from '../contracts/path/summary.schema.ts';
import type { ShowPath } from '../queries/family/show-path.ts';
import type { ShowSummary } from '../queries/path/show-summary.ts';

interface RouteHandlers {
  showPath: ShowPath;
  showSummary: ShowSummary;
  release: ReleaseContact;
  endRelease: EndRelease;
  openRelease: OpenRelease;
  requestRelative: RequestRelative;
  nameRelative: NameRelative;
  takeBackRelative: TakeBackRelative;
  showPrivateQuestion: ShowPrivateQuestion;
  answerPrivateQuestion: AnswerPrivateQuestion;
  openRelative: OpenRelative;
}

export function familyRoutes(use: RouteHandlers): Router {
  const router = new Router();

  route(router, contract.showPath, ({ params, language }, actor) =>
    use.showPath.execute(actor, params.id, 'member', language),
  );
  route(router, showSummary, ({ params, language, ctx }, actor) =>
    use.showSummary.execute(actor, { id: params.id, as: 'member', language, zone: timeZoneOf(ctx) }),
  );
  route(router, contract.openRelease, ({ params }, actor) =>
    use.openRelease.execute(actor, params.id, params.releaseId),
  );
  route(router, contract.nameRelative, ({ params, body }, actor) => use.nameRelative.execute(actor, params.id, body));
  route(router, contract.takeBackRelative, async ({ params }, actor) => {
    await use.takeBackRelative.execute(actor, params.id);
    return undefined;
  });

  route(router, showPrivateQuestion, ({ params }, actor) => use.showPrivateQuestion.execute(actor, params.id));
  route(router, answerPrivateQuestion, async ({ params, body }, actor) => {
    await use.answerPrivateQuestion.execute(actor, params.id, body.answer);
    return undefined;
  });

  route(router, contract.showOverseenPath, ({ params, language }, actor) =>
    use.showPath.execute(actor, params.id, 'guardian', language),
  );
  route(router, showOverseenSummary, ({ params, language, ctx }, actor) =>
    use.showSummary.execute(actor, { id: params.id, as: 'guardian', language, zone: timeZoneOf(ctx) }),
  );
  route(router, contract.releaseContact, ({ params, body }, actor) => use.release.execute(actor, params.id, body));
  route(router, contract.endRelease, ({ params }, actor) => use.endRelease.execute(actor, params.id, params.releaseId));
  route(router, contract.requestRelative, ({ params }, actor) => use.requestRelative.execute(actor, params.id));
  route(router, contract.openRelative, ({ params }, actor) => use.openRelative.execute(actor, params.id));

  return router;
}
