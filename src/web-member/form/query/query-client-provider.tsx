import { createContext, use, type ReactNode } from 'react';
import type { QueryClient } from './query-client.ts';

const Client = createContext<QueryClient | null>(null);

export const QueryClientProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <Client value={client}>{children}</Client>
);

export function useQueryClient(): QueryClient {
  const client = use(Client);
  if (!client) throw new Error('There is no QueryClientProvider');
  return client;
}
