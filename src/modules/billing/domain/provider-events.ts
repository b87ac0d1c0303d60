import type { Tx } from '#kernel/tx.ts';
import type { ProviderEvent } from './payment-provider.ts';

/** Stores webhook events until they are handled, and a while longer to recognise repeats. */
export interface ProviderEvents {
  /** Returns false if it is known already. */
  add(tx: Tx, event: ProviderEvent, at: Date): Promise<boolean>;
  isOpen(tx: Tx, id: string): Promise<boolean>;
  /** Unhandled events of a customer; `informational` ones need nothing but a synchronisation. */
  openOf(tx: Tx, customerId: string): Promise<{ id: string; informational: boolean }[]>;
  handled(tx: Tx, ids: string[], at: Date): Promise<void>;
}
