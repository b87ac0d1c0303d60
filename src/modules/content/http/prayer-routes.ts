import Router from '@koa/router';
import { publicRoute, route } from '#kernel/http/route.ts';
import type { SetPrayerReminders } from '../commands/set-prayer-reminders.ts';
import { setPrayerReminders, showPrayerReminders } from '../contracts/prayer-reminders.schema.ts';
import { listCities, showPrayerTimes } from '../contracts/prayer-times.schema.ts';
import type { Cities } from '../domain/cities.ts';
import type { ListCities } from '../queries/prayer/list-cities.ts';
import { prayerRemindersViewOf } from '../prayer-reminder/prayer-reminders-view.ts';
import type { ShowPrayerReminders } from '../queries/prayer/show-prayer-reminders.ts';
import type { ShowPrayerTimes } from '../queries/prayer/show-prayer-times.ts';

interface RouteHandlers {
  listCities: ListCities;
  times: ShowPrayerTimes;
  reminders: ShowPrayerReminders;
  setReminders: SetPrayerReminders;
  cities: Cities;
}

export function prayerRoutes(use: RouteHandlers): Router {
  const router = new Router();
  publicRoute(router, listCities, async ({ query, language }) => use.listCities.execute(query.q, language));
  publicRoute(router, showPrayerTimes, async ({ query, language }) => use.times.execute(query, language));
  route(router, showPrayerReminders, ({ language }, actor) => use.reminders.execute(actor.userId, language));
  route(router, setPrayerReminders, async ({ body, language }, actor) =>
    prayerRemindersViewOf(await use.setReminders.execute(actor.userId, body), use.cities, language),
  );
  return router;
}
