import { GuardianType, PlainLayout } from './features/shell/layouts.tsx';
import { MailedLayout } from './features/shell/mailed-page.tsx';
import { inMode, inRoot, page } from './route-parts.tsx';

const decision = page(
  () => import('./features/guardian/approvals/mailed-decision-page.tsx'),
  'decide',
  'flags',
  'person',
  'guardian',
);
const invitation = page(() => import('./features/guardian/claim/mailed-invitation-page.tsx'), 'guardianship', 'decide');
const stepDown = page(() => import('./features/guardian/step-down-page.tsx'), 'guardian', 'decide');
const objection = page(() => import('./features/messages/match/objection-page.tsx'), 'messages', 'objection');
const relative = page(() => import('./features/family/relative-link-page.tsx'), 'family');
const unsubscribe = page(() => import('./features/account/unsubscribe-page.tsx'), 'unsubscribe');

const guardianPages = inMode('mailed', [
  { path: 'decide/:token', lazy: decision },
  { path: 'decide/invitation/:id', lazy: invitation },
  { path: 'step-down/:token', lazy: stepDown },
]);

/** Pages behind emailed links, which work on any phone without a session and without scripts. */
export const mailedPages = inRoot([
  {
    Component: PlainLayout,
    children: [
      {
        Component: MailedLayout,
        children: [
          { Component: GuardianType, children: guardianPages },
          ...inMode('mailed', [
            { path: 'decide/objection/:token', lazy: objection },
            { path: 'decide/relative/:token', lazy: relative },
            { path: 'unsubscribe/:token', lazy: unsubscribe },
          ]),
        ],
      },
    ],
  },
]);
