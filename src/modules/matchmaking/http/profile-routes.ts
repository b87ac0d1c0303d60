import Router from '@koa/router';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { paged } from '#kernel/http/paged.ts';
import { route } from '#kernel/http/route.ts';
import { timeZoneOf } from '#kernel/http/time-zone.ts';
import type { CreateProfile } from '../commands/create-profile.ts';
import type { UnsaveProfile } from '../commands/unsave-profile.ts';
import type { UpdateProfile } from '../commands/update-profile.ts';
import type { BlockProfile } from '../commands/block-profile.ts';
import type { LiftNeverAgain } from '../commands/lift-never-again.ts';
import type { SaveProfile } from '../commands/save-profile.ts';
import type { TakeBreak } from '../commands/take-break.ts';
import type { UnblockProfile } from '../commands/unblock-profile.ts';
import * as blocks from '../contracts/blocks.schema.ts';
import { browseCosts, browseProfiles, discoverCosts, discoverProfiles } from '../contracts/browse.schema.ts';
import * as barred from '../contracts/never-again.schema.ts';
import * as contract from '../contracts/profiles.schema.ts';
import { listPrompts } from '../contracts/prompts/prompts.schema.ts';
import * as saved from '../contracts/saved-profiles.schema.ts';
import { wardProfiles } from '../contracts/ward-profiles.schema.ts';
import type { BrowseProfiles } from '../queries/browse/browse-profiles.ts';
import type { ShowWishCosts } from '../queries/browse/show-wish-costs.ts';
import { profileOf } from '../index.ts';
import type { ListBlockedProfiles } from '../queries/profiles/list-blocked-profiles.ts';
import type { ListNeverAgain } from '../queries/profiles/list-never-again.ts';
import type { ListPrompts } from '../queries/profiles/list-prompts.ts';
import type { ListSavedProfiles } from '../queries/profiles/list-saved-profiles.ts';
import type { ListWardProfiles } from '../queries/profiles/list-ward-profiles.ts';
import type { ShowOwnProfile } from '../queries/profiles/show-own-profile.ts';
import type { ViewProfile } from '../queries/profiles/view-profile.ts';

interface RouteHandlers {
  create: CreateProfile;
  update: UpdateProfile;
  takeBreak: TakeBreak;
  showOwn: ShowOwnProfile;
  browse: BrowseProfiles;
  wishCosts: ShowWishCosts;
  view: ViewProfile;
  listWards: ListWardProfiles;
  block: BlockProfile;
  unblock: UnblockProfile;
  listBlocked: ListBlockedProfiles;
  listNeverAgain: ListNeverAgain;
  liftNeverAgain: LiftNeverAgain;
  save: SaveProfile;
  unsave: UnsaveProfile;
  listSaved: ListSavedProfiles;
  listPrompts: ListPrompts;
}

export function profileRoutes(use: RouteHandlers): Router {
  const router = new Router();
  const own = async (actor: Actor) => {
    const profile = await use.showOwn.execute(actor.userId);
    if (!profile) throw new DomainError('matchmaking.profile-required');
    return profile;
  };

  route(router, listPrompts, () => use.listPrompts.execute());
  route(router, contract.getProfile, (_, actor) => use.showOwn.execute(actor.userId));
  route(router, contract.createProfile, async ({ body, ctx }, actor) => {
    await use.create.execute(actor.userId, body, timeZoneOf(ctx));
    return own(actor);
  });
  route(router, contract.updateProfile, async ({ body, ctx }, actor) => {
    await use.update.execute(actor.userId, body, timeZoneOf(ctx));
    return own(actor);
  });

  route(router, contract.takeBreak, async ({ body }, actor) => {
    await use.takeBreak.execute(actor.userId, body.until);
    return own(actor);
  });
  route(router, contract.endBreak, async (_, actor) => {
    await use.takeBreak.execute(actor.userId, null);
    return own(actor);
  });

  route(router, browseProfiles, async ({ query, ctx }, actor) => paged(ctx, await use.browse.execute(actor, query)));
  route(router, discoverProfiles, async ({ query, ctx }, actor) =>
    paged(ctx, await use.browse.execute(actor, query, { newOnly: true })),
  );
  route(router, browseCosts, ({ query }, actor) => use.wishCosts.execute(actor, query));
  route(router, discoverCosts, ({ query }, actor) => use.wishCosts.execute(actor, query, { newOnly: true }));
  route(router, contract.viewProfile, ({ params }, actor) => use.view.execute(actor, params.id));
  route(router, wardProfiles, ({ query }, actor) => use.listWards.execute(actor.userId, query.wardProfileId));

  route(router, blocks.blockProfile, async ({ params }, actor) => {
    await use.block.execute(actor, params.id);
    return undefined;
  });
  route(router, blocks.unblockProfile, async ({ params }, actor) => {
    await use.unblock.execute(actor, params.id);
    return undefined;
  });
  route(router, blocks.listBlocked, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listBlocked.execute(profileOf(actor), query)),
  );

  route(router, barred.listNeverAgain, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listNeverAgain.execute(profileOf(actor), query)),
  );
  route(router, barred.liftNeverAgain, async ({ params }, actor) => {
    await use.liftNeverAgain.execute(actor, params.profileId);
    return undefined;
  });

  route(router, saved.savedProfiles, async ({ query, ctx }, actor) =>
    paged(ctx, await use.listSaved.execute(actor, query)),
  );
  route(router, saved.saveProfile, async ({ params }, actor) => {
    await use.save.execute(actor, params.id);
    return undefined;
  });
  route(router, saved.unsaveProfile, async ({ params }, actor) => {
    await use.unsave.execute(actor, params.id);
    return undefined;
  });

  return router;
}
