import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { ProviderDispute } from './payment-provider.ts';

/** `contested`: evidence was sent to the provider. `accepted`: the payer's bank may take the money back. */
export const disputeResponses = ['contested', 'accepted'] as const;
export type DisputeResponse = (typeof disputeResponses)[number];

/** A payment that its payer disputes at his bank, which is a case of the staff until they respond. */
export interface PaymentDispute extends Omit<ProviderDispute, 'id'> {
  id: string;
  payment: string;
  accountId: UserId;
  /** The provider's id. */
  disputeId: string;
  response: DisputeResponse | null;
  respondedAt: Date | null;
}

/** True until staff respond or the bank decides. */
export const isPending = ({ response, outcome }: Pick<PaymentDispute, 'response' | 'outcome'>): boolean =>
  response === null && outcome === null;

/** @throws common.conflict if staff have responded, or the bank has decided */
export function respond(dispute: PaymentDispute, response: DisputeResponse, at: Date): PaymentDispute {
  if (!isPending(dispute)) throw new DomainError('common.conflict');
  return { ...dispute, response, respondedAt: at };
}

/** Stores disputes; finders lock. */
export interface PaymentDisputes {
  find(tx: Tx, id: string): Promise<PaymentDispute | null>;
  ofPayment(tx: Tx, payment: string): Promise<PaymentDispute[]>;
  save(tx: Tx, dispute: PaymentDispute): Promise<void>;
}
