import { framed, inRoot, page, staticPage } from './route-parts.tsx';
import { ProtectedRoute } from './features/session/guards.tsx';
import { PersistentLayout } from './features/shell/persistent-layout.tsx';
import { PlainLayout } from './features/shell/layouts.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { publicPages } from './public-routes.tsx';
import { paymentPages } from './payment-routes.tsx';
import { setupPages } from './setup-routes.tsx';
import { openPages } from './open-routes.tsx';
import { memberPages } from './member-routes.tsx';
import { guardianPages } from './guardian-routes.tsx';

/** All pages of the member app, with their layouts and access. */
export const everyPage = inRoot([
  {
    Component: PersistentLayout,
    children: [
      {
        Component: PlainLayout,
        children: framed([
          ...publicPages,
          ...paymentPages,
          { Component: ProtectedRoute, children: setupPages },
          { path: '*', Component: NotFoundPage, ...staticPage },
        ]),
      },
      {
        lazy: page(() => import('./features/shell/navigation/bar-layout.tsx'), 'BarLayout', 'nav'),
        children: framed([
          ...openPages,
          {
            Component: ProtectedRoute,
            children: [...memberPages, ...guardianPages],
          },
        ]),
      },
    ],
  },
]);
