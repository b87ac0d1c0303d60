import type { Tx } from '#kernel/tx.ts';
import { newId } from '#kernel/values/ids.ts';
import type { Payment } from '../domain/payment.ts';
import type { ProviderInvoice } from '../domain/payment-provider.ts';
import { paymentDisputed } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Stores what the payer's bank says about a payment, and records each dispute that is new. */
export async function recordDisputes(
  { disputes, clock }: Pick<UseCasePorts, 'disputes' | 'clock'>,
  tx: Tx,
  { id: payment, accountId }: Pick<Payment, 'id' | 'accountId'>,
  invoice: ProviderInvoice,
): Promise<void> {
  if (invoice.disputes.length === 0) return;
  const known = new Map((await disputes.ofPayment(tx, payment)).map((one) => [one.disputeId, one]));
  for (const { id: disputeId, ...said } of invoice.disputes) {
    const before = known.get(disputeId);
    const dispute = before ?? {
      id: newId(clock.now()),
      payment,
      accountId,
      disputeId,
      response: null,
      respondedAt: null,
    };
    await disputes.save(tx, { ...dispute, ...said });
    if (!before && said.outcome === null) tx.record(paymentDisputed({ accountId, dispute: dispute.id }));
  }
}
