import { page } from './route-parts.tsx';
import { ProfileGate, WardGate } from './features/session/guards.tsx';

const createProfile = page(
  () => import('./features/profile/create-profile-page.tsx'),
  'CreateProfilePage',
  'profile',
  'person',
);

/** Pages on which a member names her guardian or fills in a profile. */
export const setupPages = [
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
