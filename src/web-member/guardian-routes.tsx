import { page } from './route-parts.tsx';

const guardianHome = page(
  () => import('./features/ward/guardian-home.tsx'),
  'terms',
  'guardian',
  'device',
  'guardianship',
  'safety',
);
const guardianOnly = page(() => import('./features/guardian/guardian-only.tsx'), 'guardian');
const wardPages = [
  { path: 'ward-profiles', lazy: page(() => import('./features/guardian/ward-profiles-page.tsx'), 'person') },
  {
    path: 'guardian/approvals',
    lazy: page(() => import('./features/guardian/approvals/approvals-page.tsx'), 'guardianship'),
  },
  {
    path: 'guardian/approval/:id',
    lazy: page(
      () => import('./features/guardian/approvals/approval-page.tsx'),
      'person',
      'messages',
      'decide',
      'flags',
    ),
  },
  {
    path: 'guardian-messages',
    lazy: page(() => import('./features/guardian/conversations/guardian-messages-page.tsx'), 'messages', 'person'),
  },
  {
    path: 'guardian-messages/:id',
    lazy: page(
      () => import('./features/guardian/conversations/guardian-conversation-page.tsx'),
      'messages',
      'person',
      'flags',
    ),
  },
  {
    path: 'guardian-messages/:id/meeting',
    lazy: page(() => import('./features/meeting/guardian-meeting-page.tsx'), 'meeting', 'flags'),
  },
  {
    path: 'guardian/matches/:id/path',
    lazy: page(() => import('./features/path/guardian-path-page.tsx'), 'path', 'messages'),
  },
  {
    path: 'guardian/matches/:id/summary',
    lazy: page(() => import('./features/path/guardian-summary-page.tsx'), 'summary', 'path', 'messages'),
  },
  {
    path: 'guardian-messages/:id/family',
    lazy: page(() => import('./features/family/guardian-family-page.tsx'), 'family'),
  },
];

export const guardianPages = [
  { path: 'guardian-dashboard', lazy: guardianHome },
  { lazy: guardianOnly, children: wardPages },
];
