import { GuardianType } from './features/shell/layouts.tsx';
import { inMode, page } from './route-parts.tsx';

/** Pages with forms for visitors. */
export const formPages = [
  ...inMode('form', [
    { path: 'auth', lazy: page(() => import('./features/auth/auth-page.tsx'), 'auth', 'terms', 'wali') },
    { path: 'signup', lazy: page(() => import('./features/auth/sign-up/sign-up-page.tsx'), 'auth', 'terms', 'wali') },
    {
      path: 'forgot-password',
      lazy: page(() => import('./features/auth/forgot-password-page.tsx'), 'auth', 'validation'),
    },
    { path: 'reset-password', lazy: page(() => import('./features/auth/reset-password-page.tsx'), 'auth') },
    { path: 'confirm-email', lazy: page(() => import('./features/auth/confirm-email-page.tsx'), 'auth') },
  ]),
  {
    Component: GuardianType,
    children: inMode('form', [
      {
        path: 'wali-verify',
        lazy: page(() => import('./features/guardian/claim/wali-verify-page.tsx'), 'guardianship', 'decide'),
      },
      {
        path: 'guardian-claim',
        lazy: page(() => import('./features/guardian/claim/guardian-claim-page.tsx'), 'guardianship'),
      },
    ]),
  },
];
