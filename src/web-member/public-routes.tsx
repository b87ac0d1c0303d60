import { formPages } from './form-routes.tsx';
import { page, staticPage, clientPage } from './route-parts.tsx';
import { ProtectedRoute } from './features/session/guards.tsx';
import { GuardianType } from './features/shell/layouts.tsx';

const landing = page(() => import('./features/landing/landing-page.tsx'), 'LandingPage', 'landing', 'examples');

/** Pages that everybody may open, without the navigation bar. */
export const publicPages = [
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
