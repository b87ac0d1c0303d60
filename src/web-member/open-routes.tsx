import { page, staticPage } from './route-parts.tsx';
import { MemberGate } from './features/session/guards.tsx';

/** Pages with the navigation bar that everybody may open, and the requests of a member. */
export const openPages = [
  {
    path: 'browse',
    lazy: page(
      () => import('./features/browse/browse-page.tsx'),
      'BrowsePage',
      'browse',
      'interest',
      'person',
      'compatibility',
    ),
  },
  {
    path: 'how-fit-is-worked-out',
    ...staticPage,
    lazy: page(() => import('./features/person/how-fit-page.tsx'), 'HowFitPage', 'compatibility'),
  },
  {
    path: 'guidance',
    ...staticPage,
    lazy: page(() => import('./features/guidance/guidance-page.tsx'), 'GuidancePage', 'guidance'),
  },
  {
    path: 'guidance/:slug',
    ...staticPage,
    lazy: page(() => import('./features/guidance/article-page.tsx'), 'ArticlePage', 'guidance'),
  },
  {
    path: 'guidance/prayer-times',
    ...staticPage,
    lazy: page(() => import('./features/prayer/prayer-times-page.tsx'), 'PrayerTimesPage', 'prayer'),
  },
  {
    Component: MemberGate,
    children: [
      {
        path: 'interest-requests',
        lazy: page(
          () => import('./features/interest/interest-requests-page.tsx'),
          'InterestRequestsPage',
          'interest',
          'person',
        ),
      },
    ],
  },
];
