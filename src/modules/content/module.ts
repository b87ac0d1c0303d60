import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { contentRoutes } from './http/content-routes.ts';
import { seedLibrary } from './infra/seed-library.ts';
import { ListArticles } from './queries/list-articles.ts';
import { ListExampleProfiles } from './queries/list-example-profiles.ts';

export const CONTENT_PARTS = Symbol('content parts');

export const contentModule = new ContainerModule(({ bind }) => {
  bind<ModuleParts>(CONTENT_PARTS)
    .toResolvedValue(
      ({ db, clock }: Kernel): ModuleParts => ({
        name: 'content',
        routers: [
          contentRoutes({ articles: new ListArticles({ db }), exampleProfiles: new ListExampleProfiles({ db }) }),
        ],
        subscriptions: [],
        sweeps: [],
        seed: (tx) => seedLibrary(tx, clock),
      }),
      [KERNEL],
    )
    .inSingletonScope();
});
