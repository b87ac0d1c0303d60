import type { Tx } from '#kernel/unit-of-work.ts';
import type { ProviderEvent } from './payment-provider.ts';

/** Keeps what the provider told, until it is handled and a while beyond. */
export interface ProviderEvents {
  /** False where it is known already. */
  add(tx: Tx, event: ProviderEvent, at: Date): Promise<boolean>;
  isOpen(tx: Tx, id: string): Promise<boolean>;
  /** Those of a customer that are not handled; only news is what asks for nothing but to follow him. */
  openOf(tx: Tx, customerId: string): Promise<{ id: string; informational: boolean }[]>;
  handled(tx: Tx, ids: string[], at: Date): Promise<void>;
}
