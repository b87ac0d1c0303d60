import Router from '@koa/router';
import type { CaseWords } from '#kernel/desk/case-words.ts';
import { ReadWords } from '#kernel/desk/read-words.ts';
import type { Tx } from '#kernel/tx.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { measureId } from '#kernel/contracts/ids.ts';
import { adminRoute } from '#kernel/http/admin-routes.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import { route } from '#kernel/http/route.ts';
import { AcknowledgeWarning } from '../commands/moderation/acknowledge-warning.ts';
import { HideProfile } from '../commands/moderation/hide-profile.ts';
import { SendBack } from '../commands/moderation/send-back.ts';
import { ShowAgain } from '../commands/moderation/show-again.ts';
import { WarnMember } from '../commands/moderation/warn-member.ts';
import * as contract from '../contracts/moderation/admin-measures.schema.ts';
import { acknowledgeWarning } from '../contracts/moderation/measures.schema.ts';
import type { ModerationPorts } from '../moderation/moderation-ports.ts';
import { ListRewrites } from '../queries/moderation/list-rewrites.ts';
import { ShowMeasures } from '../queries/moderation/show-measures.ts';
import type { ShowOwnProfile } from '../queries/profiles/show-own-profile.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = UseCasePorts & DeskPorts & ModerationPorts & { assignments: ListAssignments; caseWords: CaseWords };

/** Acts of the staff about a profile, and the member's confirmation of a warning. */
export function moderationRoutes(ports: Ports, showOwn: ShowOwnProfile): Router {
  const router = new Router();
  const showMeasures = new ShowMeasures(ports);
  const acknowledge = new AcknowledgeWarning(ports);
  route(router, acknowledgeWarning, async ({ params }, { userId }) => {
    await acknowledge.execute(userId, params.id);
    return (await showOwn.execute(userId))!;
  });
  route(router, contract.userMeasures, ({ params }, reader) => showMeasures.execute(params.id, reader));
  adminRoute(router, contract.hideProfile, 'profileHidden', new HideProfile(ports), ({ params, body }) => ({
    id: params.id,
    part: body.part,
    why: body.why,
    note: body.note,
    version: body.version,
  }));
  adminRoute(router, contract.warnMember, 'memberWarned', new WarnMember(ports), ({ params, body }) => ({
    id: params.id,
    why: body.why,
    note: body.note,
  }));
  const isOpen = async (tx: Tx, id: string) =>
    (await ports.measures.find(tx, measureId.parse(id)))?.isSubmitted ?? null;
  caseRoutes(router, contract.rewrites, {
    ...ports,
    queue: 'rewrites',
    list: new ListRewrites(ports),
    isOpen,
    pendingSince: ({ submittedAt }) => submittedAt,
    verbs: ({ state, wordsWithheld, wordsReadable }) => [
      ...(wordsWithheld && wordsReadable && state !== 'shown' ? ['read-words'] : []),
      ...(wordsWithheld || state === 'shown' ? [] : ['show']),
      ...(wordsWithheld || state !== 'submitted' ? [] : ['send-back']),
    ],
  });
  const readWords = new ReadWords({ ...ports, queue: 'rewrites', isOpen }, 'rewrites');
  adminRoute(router, contract.readRewriteWords, 'wordsRead', readWords, ({ params }) => params.id);
  adminRoute(router, contract.showAgain, 'profileShown', new ShowAgain(ports), ({ params, body }) => ({
    id: params.id,
    version: body.version,
  }));
  adminRoute(router, contract.sendBack, 'rewriteSentBack', new SendBack(ports), ({ params, body }) => ({
    id: params.id,
    note: body.note,
    version: body.version,
  }));
  return router;
}
