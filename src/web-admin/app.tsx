import type { User } from '#modules/identity/contracts/auth.ts';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext } from 'ra-core';
import { Suspense } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authProvider } from './auth-provider.ts';
import { Console } from './console.tsx';
import { dataProvider } from './data-provider.ts';
import { PendingItem } from './layout/waiting.tsx';
import { WhoProvider } from './layout/current-user.ts';
import { i18nProvider } from './i18n-provider.ts';
import { lazyPart } from './lib/texts.ts';

const TwoFactorPage = lazyPart(() => import('./two-factor/page.tsx'), 'TwoFactorPage', 'account');

// We ask again ourselves, in lib/server/api.ts; and nothing that somebody types into is replaced behind it.
const queries = { retry: false, networkMode: 'always', refetchOnWindowFocus: false } as const;
const queryClient = new QueryClient({ defaultOptions: { queries } });
const router = createBrowserRouter([{ path: '*', element: <Whole /> }], { basename: '/admin-dashboard' });

/** The console, for somebody of the staff. */
export const App = ({ user }: { user: User }) => (
  <WhoProvider value={user}>
    <RouterProvider router={router} />
  </WhoProvider>
);

/** The whole console; for whoever lacks the second factor its set-up, and nothing else. */
function Whole() {
  const lacksSecondFactor = document.documentElement.dataset['secondFactor'] === 'missing';
  return (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient }}>
      {lacksSecondFactor ? (
        <Suspense fallback={<PendingItem />}>
          <TwoFactorPage />
        </Suspense>
      ) : (
        <Console />
      )}
    </CoreAdminContext>
  );
}
