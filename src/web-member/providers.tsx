import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

type ProvidersProps = { client: QueryClient; texts: i18n; children: ReactNode };

/** Context providers of the app, on the server and in the browser. */
export function Providers({ client, texts, children }: ProvidersProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
