import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import type { Texts } from './lib/text/i18n.ts';
import { PageTexts } from './lib/text/use-text.ts';

type ProvidersProps = { client: QueryClient; texts: Texts; children: ReactNode };

/** Context providers of the app, on the server and in the browser. */
export function Providers({ client, texts, children }: ProvidersProps) {
  return (
    <StrictMode>
      <PageTexts value={texts}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </PageTexts>
    </StrictMode>
  );
}
