import { page } from './route-parts.tsx';
import { GuardianType } from './features/shell/layouts.tsx';

const guardianHome = page(
  () => import('./features/ward/guardian-home.tsx'),
  'GuardianHome',
  'guardian',
  'device',
  'guardianship',
  'safety',
);
const guardianOnly = page(() => import('./features/guardian/guardian-only.tsx'), 'GuardianOnly', 'guardian');

export const guardianPages = [
  {
    Component: GuardianType,
    children: [
      { path: 'guardian-dashboard', lazy: guardianHome },
      {
        lazy: guardianOnly,
        children: [
          {
            path: 'ward-profiles',
            lazy: page(() => import('./features/guardian/ward-profiles-page.tsx'), 'WardProfilesPage', 'person'),
          },
          {
            path: 'guardian/approvals',
            lazy: page(
              () => import('./features/guardian/approvals/approvals-page.tsx'),
              'ApprovalsPage',
              'guardianship',
            ),
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
        ],
      },
    ],
  },
];
