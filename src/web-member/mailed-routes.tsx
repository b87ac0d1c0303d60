import type { RouteObject } from 'react-router-dom';
import { GuardianType, PlainLayout } from './features/shell/layouts.tsx';
import { MailedLayout } from './features/shell/mailed-page.tsx';
import { inRoot, page, type RenderMode } from './route-parts.tsx';

const mailed = { handle: 'mailed' satisfies RenderMode };

const guardianPages: RouteObject[] = [
  {
    path: 'decide/:token',
    ...mailed,
    lazy: page(
      () => import('./features/guardian/approvals/mailed-decision-page.tsx'),
      'MailedDecisionPage',
      'decide',
      'flags',
      'person',
      'guardian',
    ),
  },
  {
    path: 'decide/invitation/:id',
    ...mailed,
    lazy: page(
      () => import('./features/guardian/claim/mailed-invitation-page.tsx'),
      'MailedInvitationPage',
      'guardianship',
      'decide',
    ),
  },
  {
    path: 'step-down/:token',
    ...mailed,
    lazy: page(() => import('./features/guardian/step-down-page.tsx'), 'StepDownPage', 'guardian', 'decide'),
  },
];

/** Pages behind emailed links, which work on any phone without a session and without scripts. */
export const mailedPages = inRoot([
  {
    Component: PlainLayout,
    children: [
      {
        Component: MailedLayout,
        children: [
          { Component: GuardianType, children: guardianPages },
          {
            path: 'unsubscribe/:token',
            ...mailed,
            lazy: page(() => import('./features/account/unsubscribe-page.tsx'), 'UnsubscribePage', 'unsubscribe'),
          },
        ],
      },
    ],
  },
]);
