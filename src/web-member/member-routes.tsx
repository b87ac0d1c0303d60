import { page } from './route-parts.tsx';
import { DashboardGate, MemberGate } from './features/session/guards.tsx';

export const memberPages = [
  {
    Component: DashboardGate,
    children: [
      {
        path: 'dashboard',
        lazy: page(
          () => import('./features/dashboard/dashboard-page.tsx'),
          'DashboardPage',
          'dashboard',
          'device',
          'messages',
          'subscription',
          'interest',
          'person',
          'nav',
        ),
      },
    ],
  },
  {
    path: 'account-settings',
    lazy: page(
      () => import('./features/account/account-settings-page.tsx'),
      'AccountSettingsPage',
      'account',
      'device',
      'leaving',
      'subscription',
      'nav',
    ),
  },
  {
    path: 'consultations',
    lazy: page(() => import('./features/guidance/consultations-page.tsx'), 'ConsultationsPage', 'guidance'),
  },
  { path: 'support', lazy: page(() => import('./features/safety/support-page.tsx'), 'SupportPage', 'safety') },
  {
    path: 'profile-details/:id',
    lazy: page(
      () => import('./features/profile/profile-details-page.tsx'),
      'ProfileDetailsPage',
      'profile',
      'person',
      'interest',
      'compatibility',
    ),
  },
  {
    Component: MemberGate,
    children: [
      {
        path: 'saved',
        lazy: page(
          () => import('./features/browse/saved-page.tsx'),
          'SavedPage',
          'browse',
          'interest',
          'person',
          'compatibility',
        ),
      },
      {
        path: 'profile',
        lazy: page(() => import('./features/profile/profile-page.tsx'), 'ProfilePage', 'profile', 'person', 'interest'),
      },
      {
        path: 'matches',
        lazy: page(
          () => import('./features/matches/matches-page.tsx'),
          'MatchesPage',
          'matches',
          'browse',
          'interest',
          'person',
          'compatibility',
          'subscription',
          'messages',
        ),
      },
      {
        path: 'messages',
        lazy: page(() => import('./features/messages/messages-page.tsx'), 'MessagesPage', 'messages', 'person'),
      },
      {
        path: 'messages/:matchId',
        lazy: page(() => import('./features/messages/conversation-page.tsx'), 'ConversationPage', 'messages', 'person'),
      },
      {
        path: 'subscription-dashboard',
        lazy: page(
          () => import('./features/subscription/subscription-page.tsx'),
          'SubscriptionPage',
          'subscription',
          'payment',
          'interest',
        ),
      },
      {
        path: 'subscription-dashboard/invoices/:id',
        lazy: page(() => import('./features/subscription/invoice-page.tsx'), 'InvoicePage', 'subscription'),
      },
    ],
  },
];
