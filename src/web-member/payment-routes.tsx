import { page, clientPage } from './route-parts.tsx';
import { MemberGate } from './features/session/guards.tsx';

export const paymentPages = [
  {
    Component: MemberGate,
    children: [
      {
        path: 'subscribe',
        ...clientPage,
        lazy: page(
          () => import('./features/subscription/subscribe-page.tsx'),
          'SubscribePage',
          'subscription',
          'payment',
          'interest',
          'nav',
        ),
      },
      {
        path: 'subscription-upgrade',
        ...clientPage,
        lazy: page(() => import('./features/subscription/upgrade-page.tsx'), 'UpgradePage', 'subscription', 'payment'),
      },
      {
        path: 'subscription-success',
        ...clientPage,
        lazy: page(() => import('./features/subscription/success-page.tsx'), 'SuccessPage', 'subscription'),
      },
    ],
  },
];
