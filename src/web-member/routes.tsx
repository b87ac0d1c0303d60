import { formPages } from './form-routes.tsx';
import { framed, inRoot, page, type RenderMode } from './route-parts.tsx';
import { DashboardGate, MemberGate, ProfileGate, ProtectedRoute, WardGate } from './features/session/guards.tsx';
import { PersistentLayout } from './features/shell/persistent-layout.tsx';
import { GuardianType, PlainLayout } from './features/shell/layouts.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';

const landing = page(() => import('./features/landing/landing-page.tsx'), 'LandingPage', 'landing', 'examples');
const createProfile = page(
  () => import('./features/profile/create-profile-page.tsx'),
  'CreateProfilePage',
  'profile',
  'person',
);

const staticPage = { handle: 'static' satisfies RenderMode };
const clientPage = { handle: 'client' satisfies RenderMode };

const publicPages = [
  ...formPages,
  {
    path: 'offline',
    ...staticPage,
    lazy: page(() => import('./features/offline/offline-page.tsx'), 'OfflinePage', 'offline'),
  },
  { index: true, lazy: landing, ...staticPage },
  { path: 'landing', lazy: landing, ...staticPage },
  {
    path: 'pricing',
    ...staticPage,
    lazy: page(() => import('./features/plans/pricing-page.tsx'), 'PricingPage', 'pricing', 'payment', 'interest'),
  },
  {
    path: 'example-profiles',
    ...staticPage,
    lazy: page(() => import('./features/examples/examples-page.tsx'), 'ExamplesPage', 'examples', 'person'),
  },
  {
    path: 'privacy-policy',
    ...staticPage,
    lazy: page(() => import('./features/legal/privacy-policy-page.tsx'), 'PrivacyPolicyPage', 'legal'),
  },
  {
    path: 'terms-of-service',
    ...staticPage,
    lazy: page(() => import('./features/legal/terms-page.tsx'), 'TermsPage', 'legal'),
  },
  {
    path: 'signup-payment',
    ...clientPage,
    lazy: page(
      () => import('./features/paid-sign-up/sign-up-payment-page.tsx'),
      'SignUpPaymentPage',
      'sign-up-payment',
      'payment',
    ),
  },
  {
    path: 'signup-success',
    ...clientPage,
    lazy: page(
      () => import('./features/paid-sign-up/sign-up-success-page.tsx'),
      'SignUpSuccessPage',
      'sign-up-payment',
    ),
  },
  {
    path: 'leaving',
    ...clientPage,
    lazy: page(() => import('./features/auth/leaving-page.tsx'), 'LeavingPage', 'leaving'),
  },
  {
    Component: GuardianType,
    children: [
      {
        Component: ProtectedRoute,
        children: [
          {
            path: 'guardian-verify',
            lazy: page(
              () => import('./features/guardian/claim/guardian-verify-page.tsx'),
              'GuardianVerifyPage',
              'guardianship',
            ),
          },
        ],
      },
    ],
  },
];

const payingPages = [
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

const startPages = [
  {
    Component: WardGate,
    children: [
      {
        path: 'guardian-pending',
        lazy: page(() => import('./features/ward/guardian-pending-page.tsx'), 'GuardianPendingPage', 'guardianship'),
      },
      {
        path: 'wali-pending',
        lazy: page(() => import('./features/ward/wali-pending-page.tsx'), 'WaliPendingPage', 'guardianship'),
      },
      {
        path: 'guardian-setup',
        lazy: page(() => import('./features/ward/guardian-setup-page.tsx'), 'GuardianSetupPage', 'guardianship'),
      },
    ],
  },
  {
    Component: ProfileGate,
    children: [
      { path: 'create-profile', lazy: createProfile },
      { path: 'simple-profile', lazy: createProfile },
    ],
  },
];

const openPages = [
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

const memberPages = [
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

const guardianPages = [
  {
    path: 'ward-profiles',
    lazy: page(() => import('./features/guardian/ward-profiles-page.tsx'), 'WardProfilesPage', 'person'),
  },
  {
    path: 'guardian/approvals',
    lazy: page(() => import('./features/guardian/approvals/approvals-page.tsx'), 'ApprovalsPage', 'guardianship'),
  },
  {
    path: 'guardian/approval/:id',
    lazy: page(
      () => import('./features/guardian/approvals/approval-page.tsx'),
      'ApprovalPage',
      'person',
      'messages',
      'decide',
      'flags',
    ),
  },
  {
    path: 'guardian-messages',
    lazy: page(
      () => import('./features/guardian/conversations/guardian-messages-page.tsx'),
      'GuardianMessagesPage',
      'messages',
      'person',
    ),
  },
  {
    path: 'guardian-messages/:id',
    lazy: page(
      () => import('./features/guardian/conversations/guardian-conversation-page.tsx'),
      'GuardianConversationPage',
      'messages',
      'person',
      'flags',
    ),
  },
];

const guardianHome = page(
  () => import('./features/ward/guardian-home.tsx'),
  'GuardianHome',
  'guardian',
  'device',
  'guardianship',
  'safety',
);
const guardianOnly = page(() => import('./features/guardian/guardian-only.tsx'), 'GuardianOnly', 'guardian');

/** All pages of the member app, with their layouts and access. */
export const everyPage = inRoot([
  {
    Component: PersistentLayout,
    children: [
      {
        Component: PlainLayout,
        children: framed([
          ...publicPages,
          ...payingPages,
          { Component: ProtectedRoute, children: startPages },
          { path: '*', Component: NotFoundPage, ...staticPage },
        ]),
      },
      {
        lazy: page(() => import('./features/shell/navigation/bar-layout.tsx'), 'BarLayout', 'nav'),
        children: framed([
          ...openPages,
          {
            Component: ProtectedRoute,
            children: [
              ...memberPages,
              {
                Component: GuardianType,
                children: [
                  { path: 'guardian-dashboard', lazy: guardianHome },
                  { lazy: guardianOnly, children: guardianPages },
                ],
              },
            ],
          },
        ]),
      },
    ],
  },
]);
