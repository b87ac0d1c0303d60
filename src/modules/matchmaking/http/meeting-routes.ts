import Router from '@koa/router';
import type { Context } from 'koa';
import type { Actor } from '#kernel/actor.ts';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import { matchId, meetingId } from '#kernel/contracts/ids.ts';
import { DomainError } from '#kernel/errors.ts';
import { rawRoute, route } from '#kernel/http/route.ts';
import type { AnswerMeeting } from '../commands/meeting/answer-meeting.ts';
import type { CancelMeeting } from '../commands/meeting/cancel-meeting.ts';
import type { ConfirmMeeting } from '../commands/meeting/confirm-meeting.ts';
import type { MoveMeeting } from '../commands/meeting/move-meeting.ts';
import type { ProposeMeeting } from '../commands/meeting/propose-meeting.ts';
import * as contract from '../contracts/meeting/meeting.schema.ts';
import type { MeetingActor, MeetingSide } from '../meeting/load-meeting.ts';
import type { DownloadMeeting } from '../queries/meeting/download-meeting.ts';

interface RouteHandlers {
  propose: ProposeMeeting;
  confirm: ConfirmMeeting;
  move: MoveMeeting;
  cancel: CancelMeeting;
  answer: AnswerMeeting;
  download: DownloadMeeting;
}

/** The same acts for members and for guardians, each on their own paths. */
const SIDES = {
  member: {
    propose: contract.proposeMeeting,
    confirm: contract.confirmMeeting,
    move: contract.moveMeeting,
    cancel: contract.cancelMeeting,
    download: contract.downloadMeeting,
  },
  guardian: {
    propose: contract.proposeOverseenMeeting,
    confirm: contract.confirmOverseenMeeting,
    move: contract.moveOverseenMeeting,
    cancel: contract.cancelOverseenMeeting,
    download: contract.downloadOverseenMeeting,
  },
} as const;

export function meetingRoutes(use: RouteHandlers): Router {
  const router = new Router();
  const by = (as: MeetingSide, { id }: Pick<MeetingActor, 'id'>, actor: Actor): MeetingActor => ({ actor, id, as });

  for (const as of ['member', 'guardian'] as const) {
    const side = SIDES[as];
    route(router, side.propose, ({ params, body }, actor) => use.propose.execute(actor, params.id, as, body));
    route(router, side.confirm, ({ params, body }, actor) =>
      use.confirm.execute(by(as, params, actor), params.meetingId, body),
    );
    route(router, side.move, ({ params, body }, actor) =>
      use.move.execute(by(as, params, actor), params.meetingId, body.times),
    );
    route(router, side.cancel, ({ params, body }, actor) =>
      use.cancel.execute(by(as, params, actor), params.meetingId, body.reason),
    );
    rawRoute(router, side.download as unknown as Endpoint, async (ctx, actor) => {
      const params = parse(ctx);
      const file = await use.download.execute(by(as, params, actor!), params.meetingId);
      ctx.attachment('meeting.ics');
      ctx.type = 'text/calendar; charset=utf-8';
      ctx.body = file;
    });
  }
  route(router, contract.answerMeeting, async ({ params, body }, actor) => {
    await use.answer.execute(actor, params.id, params.meetingId, body.answer);
    return undefined;
  });

  return router;
}

/** @throws common.not-found for an impossible id */
function parse(ctx: Context) {
  const id = matchId.safeParse(ctx.params['id']);
  const meeting = meetingId.safeParse(ctx.params['meetingId']);
  if (!id.success || !meeting.success) throw new DomainError('common.not-found');
  return { id: id.data, meetingId: meeting.data };
}
