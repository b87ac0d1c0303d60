import Router from '@koa/router';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { route } from '#kernel/http/route.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { changeStatus, moveStage, objectToEnd, setSupervision } from '#modules/messaging/contracts/oversight.schema.ts';
import type { Modules } from '../../container.ts';

/** Actions of both members and the guardian in a match. Matchmaking executes them, and messaging returns the match. */
export function matchRoutes({ matchmaking, messaging }: Modules): Router {
  const router = new Router();
  const { commands } = matchmaking;

  /** Reads the match as a participant, or otherwise as the guardian. */
  const asSeenBy = async ({ profileId, userId }: Actor, id: MatchId) => {
    if (profileId !== null) {
      const own = await messaging.queries.showMatch.execute(profileId, id).catch(unlessHidden);
      if (own) return own;
    }
    const [overseen] = (await messaging.queries.listOverseen.execute(userId, { id })).items;
    if (!overseen) throw new DomainError('common.not-found');
    return overseen;
  };

  route(router, changeStatus, async ({ params, body }, actor) => {
    await commands.changeStatus.execute(actor, params.id, body);
    return asSeenBy(actor, params.id);
  });
  route(router, objectToEnd, async ({ params }, actor) => {
    await commands.object.execute(actor, params.id);
    return asSeenBy(actor, params.id);
  });
  route(router, moveStage, async ({ params, body }, actor) => {
    await commands.moveStage.execute(actor, params.id, body);
    return asSeenBy(actor, params.id);
  });
  route(router, setSupervision, async ({ params, body }, actor) => {
    await commands.oversee.execute(actor, params.id, body.mode);
    return asSeenBy(actor, params.id);
  });

  return router;
}

function unlessHidden(error: unknown): null {
  if (error instanceof DomainError && error.code === 'common.not-found') return null;
  throw error;
}
