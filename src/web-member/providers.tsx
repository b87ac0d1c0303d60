import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './lib/query-client.ts';
import type { startRouter } from './routes.tsx';

/** What surrounds the whole app. */
export function Providers({ router: routes }: { router: ReturnType<typeof startRouter> }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={routes} />
      </QueryClientProvider>
    </StrictMode>
  );
}
