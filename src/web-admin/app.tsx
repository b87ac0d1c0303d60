import type { User } from '#modules/identity/contracts/auth.schema.ts';
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

// No retries here: lib/server/api.ts retries. No refetch on focus either: nothing may change behind an input being
// typed into.
const queries = { retry: false, networkMode: 'always', refetchOnWindowFocus: false } as const;
// Writes wait for the connection there too, where the notice about it sees them.
const mutations = { retry: false, networkMode: 'always' } as const;
const queryClient = new QueryClient({ defaultOptions: { queries, mutations } });
const router = createBrowserRouter([{ path: '*', element: <ConsoleOrSetUp /> }], { basename: '/admin-dashboard' });

export const App = ({ user }: { user: User }) => (
  <WhoProvider value={user}>
    <RouterProvider router={router} />
  </WhoProvider>
);

/** Shows the whole console, or only the set-up of the second factor while the user lacks one. */
function ConsoleOrSetUp() {
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
