import type { RouteObject } from 'react-router-dom';
import { GuardianType } from './features/shell/layouts.tsx';
import { page, type RenderMode } from './route-parts.tsx';

const form = { handle: 'form' satisfies RenderMode };

/** Pages with forms for visitors. */
export const formPages: RouteObject[] = [
  { path: 'auth', lazy: page(() => import('./features/auth/auth-page.tsx'), 'AuthPage', 'auth'), ...form },
  {
    path: 'signup',
    lazy: page(() => import('./features/auth/sign-up/sign-up-page.tsx'), 'SignUpPage', 'auth'),
    ...form,
  },
  {
    path: 'forgot-password',
    lazy: page(() => import('./features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage', 'auth', 'validation'),
    ...form,
  },
  {
    path: 'reset-password',
    lazy: page(() => import('./features/auth/reset-password-page.tsx'), 'ResetPasswordPage', 'auth'),
    ...form,
  },
  {
    path: 'confirm-email',
    lazy: page(() => import('./features/auth/confirm-email-page.tsx'), 'ConfirmEmailPage', 'auth'),
    ...form,
  },
  {
    Component: GuardianType,
    children: [
      {
        path: 'wali-verify',
        lazy: page(() => import('./features/guardian/claim/wali-verify-page.tsx'), 'WaliVerifyPage', 'guardianship'),
        ...form,
      },
      {
        path: 'guardian-claim',
        lazy: page(
          () => import('./features/guardian/claim/guardian-claim-page.tsx'),
          'GuardianClaimPage',
          'guardianship',
        ),
        ...form,
      },
    ],
  },
];
