import { formPages } from './form-routes.tsx';
import { DashboardGate, MemberGate, ProfileGate, ProtectedRoute, WardGate } from './features/session/guards.tsx';
import { GuardianType, PlainLayout } from './features/shell/layouts.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { PersistentLayout } from './features/shell/persistent-layout.tsx';
import { guardianPages } from './guardian-routes.tsx';
import { framed, inMode, inRoot, page } from './route-parts.tsx';

const landing = page(() => import('./features/landing/landing-page.tsx'), 'landing', 'examples');

/** Pages that everybody may open, without the navigation bar. */
const publicPages = [
  ...formPages,
  ...inMode('static', [
    { path: 'offline', lazy: page(() => import('./features/offline/offline-page.tsx'), 'offline') },
    { index: true, lazy: landing },
    { path: 'landing', lazy: landing },
    {
      path: 'pricing',
      lazy: page(() => import('./features/plans/pricing-page.tsx'), 'pricing', 'payment', 'interest'),
    },
    {
      path: 'example-profiles',
      lazy: page(() => import('./features/examples/examples-page.tsx'), 'examples', 'person'),
    },
    {
      path: 'for-families',
      lazy: page(
        () => import('./features/guardian/families/for-families-page.tsx'),
        'families',
        'guardianship',
        'decide',
      ),
    },
    { path: 'privacy-policy', lazy: page(() => import('./features/legal/privacy-policy-page.tsx'), 'legal') },
    { path: 'terms-of-service', lazy: page(() => import('./features/legal/terms-page.tsx'), 'legal') },
  ]),
  ...inMode('client', [
    {
      path: 'signup-payment',
      lazy: page(() => import('./features/paid-sign-up/sign-up-payment-page.tsx'), 'sign-up-payment', 'payment'),
    },
    {
      path: 'signup-success',
      lazy: page(() => import('./features/paid-sign-up/sign-up-success-page.tsx'), 'sign-up-payment'),
    },
    { path: 'signed-out', lazy: page(() => import('./features/auth/signed-out-page.tsx'), 'leaving') },
    { path: 'leaving', lazy: page(() => import('./features/auth/leaving-page.tsx'), 'leaving') },
  ]),
];

const codePages = [
  {
    path: 'guardian-verify',
    lazy: page(() => import('./features/guardian/claim/guardian-verify-page.tsx'), 'guardianship'),
  },
];

const paymentPages = inMode('client', [
  {
    path: 'subscribe',
    lazy: page(
      () => import('./features/subscription/subscribe-page.tsx'),
      'subscription',
      'plan',
      'payment',
      'interest',
      'nav',
    ),
  },
  {
    path: 'subscription-upgrade',
    lazy: page(() => import('./features/subscription/upgrade-page.tsx'), 'subscription', 'plan', 'payment'),
  },
  {
    path: 'subscription-success',
    lazy: page(() => import('./features/subscription/success-page.tsx'), 'subscription'),
  },
]);

/** Pages on which a member names her guardian. */
const wardPages = [
  {
    path: 'guardian-pending',
    lazy: page(() => import('./features/ward/guardian-pending-page.tsx'), 'guardianship', 'decide'),
  },
  {
    path: 'wali-pending',
    lazy: page(() => import('./features/ward/wali-pending-page.tsx'), 'guardianship', 'terms', 'decide'),
  },
  {
    path: 'guardian-setup',
    lazy: page(() => import('./features/ward/guardian-setup-page.tsx'), 'guardianship', 'wali'),
  },
];

const ownProfile = page(() => import('./features/profile/profile-page.tsx'), 'profile', 'person');
const createProfile = page(() => import('./features/profile/create-profile-page.tsx'), 'profile', 'person', 'terms');

/** Pages with the navigation bar that everybody may open. */
const openPages = [
  {
    path: 'browse',
    lazy: page(() => import('./features/browse/browse-page.tsx'), 'browse', 'interest', 'person', 'compatibility'),
  },
  ...inMode('static', [
    {
      path: 'how-fit-is-worked-out',
      lazy: page(() => import('./features/person/how-fit-page.tsx'), 'how-fit', 'compatibility'),
    },
    { path: 'guidance', lazy: page(() => import('./features/guidance/guidance-page.tsx'), 'guidance') },
    { path: 'guidance/:slug', lazy: page(() => import('./features/guidance/article-page.tsx'), 'guidance') },
    { path: 'guidance/prayer-times', lazy: page(() => import('./features/prayer/prayer-times-page.tsx'), 'prayer') },
  ]),
];

const requestPages = [
  {
    path: 'interest-requests',
    lazy: page(() => import('./features/interest/interest-requests-page.tsx'), 'interest', 'person'),
  },
];

const FRONT = ['terms', 'dashboard', 'device', 'messages', 'plan', 'interest', 'person', 'nav'] as const;
const dashboard = page(() => import('./features/dashboard/dashboard-page.tsx'), ...FRONT);

/** Pages of everybody who is signed in. */
const accountPages = [
  {
    path: 'account-settings',
    lazy: page(
      () => import('./features/account/account-settings-page.tsx'),
      'account',
      'device',
      'leaving',
      'plan',
      'nav',
    ),
  },
  { path: 'consultations', lazy: page(() => import('./features/guidance/consultations-page.tsx'), 'guidance') },
  { path: 'support', lazy: page(() => import('./features/safety/support-page.tsx'), 'safety') },
  {
    path: 'profile-details/:id',
    lazy: page(
      () => import('./features/profile/profile-details-page.tsx'),
      'profile',
      'person',
      'interest',
      'compatibility',
    ),
  },
];

const memberPages = [
  {
    path: 'saved',
    lazy: page(() => import('./features/browse/saved-page.tsx'), 'browse', 'interest', 'person', 'compatibility'),
  },
  { path: 'profile', lazy: ownProfile },
  {
    path: 'matches',
    lazy: page(
      () => import('./features/matches/matches-page.tsx'),
      'matches',
      'browse',
      'interest',
      'person',
      'compatibility',
      'plan',
      'messages',
    ),
  },
  {
    path: 'messages',
    lazy: page(() => import('./features/messages/messages-page.tsx'), 'messages', 'matches', 'person'),
  },
  {
    path: 'messages/:matchId',
    lazy: page(() => import('./features/messages/conversation-page.tsx'), 'messages', 'person'),
  },
  { path: 'messages/:matchId/meeting', lazy: page(() => import('./features/meeting/meeting-page.tsx'), 'meeting') },
  { path: 'matches/:matchId/path', lazy: page(() => import('./features/path/path-page.tsx'), 'path', 'messages') },
  {
    path: 'matches/:matchId/summary',
    lazy: page(() => import('./features/path/summary-page.tsx'), 'summary', 'path', 'messages'),
  },
  { path: 'messages/:matchId/family', lazy: page(() => import('./features/family/family-page.tsx'), 'family') },
  {
    path: 'subscription-dashboard',
    lazy: page(
      () => import('./features/subscription/subscription-page.tsx'),
      'subscription',
      'plan',
      'payment',
      'interest',
    ),
  },
  {
    path: 'subscription-dashboard/invoices/:id',
    lazy: page(() => import('./features/subscription/invoice-page.tsx'), 'subscription', 'plan'),
  },
];

/** All pages of the member app, with their layouts and access. */
export const everyPage = inRoot([
  {
    Component: PersistentLayout,
    children: [
      {
        Component: PlainLayout,
        children: framed([
          ...publicPages,
          { Component: GuardianType, children: [{ Component: ProtectedRoute, children: codePages }] },
          { Component: MemberGate, children: paymentPages },
          {
            Component: ProtectedRoute,
            children: [
              { Component: WardGate, children: wardPages },
              {
                Component: ProfileGate,
                children: [
                  { path: 'create-profile', lazy: createProfile },
                  { path: 'simple-profile', lazy: createProfile },
                ],
              },
            ],
          },
          ...inMode('static', [{ path: '*', Component: NotFoundPage }]),
        ]),
      },
      {
        lazy: page(() => import('./features/shell/navigation/bar-layout.tsx'), 'nav'),
        children: framed([
          ...openPages,
          { Component: MemberGate, children: requestPages },
          {
            Component: ProtectedRoute,
            children: [
              { Component: DashboardGate, children: [{ path: 'dashboard', lazy: dashboard }] },
              ...accountPages,
              { Component: MemberGate, children: memberPages },
              { Component: GuardianType, children: guardianPages },
            ],
          },
        ]),
      },
    ],
  },
]);
