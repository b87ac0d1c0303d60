import Router from '@koa/router';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Clock } from '#kernel/clock.ts';
import { browseProfiles, discoverProfiles } from '../contracts/browse.ts';
import { wardProfiles } from '../contracts/ward-profiles.ts';
import * as contract from '../contracts/profiles.ts';
import { DomainError } from '#kernel/errors.ts';
import { route } from '#kernel/http/route.ts';
import type { ProfileId } from '#kernel/ids.ts';
import type { Actor } from '#kernel/actor.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { CreateProfile } from '../commands/create-profile.ts';
import type { UpdateProfile } from '../commands/update-profile.ts';
import type { BrowsePage, BrowseProfiles } from '../queries/browse-profiles.ts';
import { ownProfile } from '../queries/profile-views.ts';
import { wardProfiles as listWardProfiles } from '../queries/ward-profiles.ts';

interface Use {
  db: Knex;
  clock: Clock;
  guardianship: GuardianshipFacade;
  create: CreateProfile;
  update: UpdateProfile;
  browse: BrowseProfiles;
}

export function profileRoutes({ db, clock, guardianship, create, update, browse }: Use): Router {
  const router = new Router();
  const own = async (actor: Actor) => {
    const profile = await ownProfile(db, guardianship, actor.userId, clock.now());
    if (!profile) throw new DomainError('matchmaking.profile-required');
    return profile;
  };

  route(router, contract.getProfile, (_, actor) => ownProfile(db, guardianship, actor.userId, clock.now()));
  route(router, contract.createProfile, async ({ body }, actor) => {
    await create.execute(actor.userId, body);
    return own(actor);
  });
  route(router, contract.updateProfile, async ({ body }, actor) => {
    await update.execute(actor.userId, body);
    return own(actor);
  });

  route(router, browseProfiles, async ({ query, ctx }, actor) => paged(ctx, await browse.execute(actor, query)));
  route(router, discoverProfiles, async ({ query, ctx }, actor) =>
    paged(ctx, await browse.execute(actor, query, { newOnly: true })),
  );
  route(router, contract.viewProfile, ({ params }, actor) => browse.one(actor, params.id as ProfileId));
  route(router, wardProfiles, (_, actor) => listWardProfiles(db, guardianship, actor.userId, clock.now()));

  return router;
}

/** The body is the plain list; N and the way to the next page stand in headers (decisions 4.2). */
function paged(ctx: Context, { profiles, total, next }: BrowsePage) {
  ctx.set('X-Total-Count', total);
  if (next) {
    const query = new URLSearchParams(ctx.querystring);
    query.set('cursor', next);
    ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
  }
  return profiles;
}
