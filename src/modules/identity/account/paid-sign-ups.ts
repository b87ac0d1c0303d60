import { after } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/values/ids.ts';
import { Tx } from '#kernel/tx.ts';
import { openAccount, withChecked, type SignUpPorts } from './open-account.ts';
import { PAYING_LIFE, type PendingSignUp, type PendingSignUps } from '../domain/pending-sign-up.ts';
import type { PaidSignUps, PendingBuyer } from '../paid-sign-ups.ts';

interface Ports extends SignUpPorts {
  pending: PendingSignUps;
}

const buyerOf = ({ id, form: { email, gender } }: { id: string; form: PendingSignUp['form'] }): PendingBuyer => ({
  id,
  email,
  isWoman: gender === 'female',
});

/** Rolls a trial sign-up back. */
class TrialRollback extends Error {}

export const paidSignUps = (ports: Ports): PaidSignUps => {
  const { uow, clock, pending } = ports;
  return {
    save: (form, from) =>
      withChecked(form, from, ports, async (opening) => {
        const trialRun = uow.run(async (tx) => {
          await openAccount(tx, opening, ports);
          throw new TrialRollback();
        });
        await trialRun.catch((error: unknown) => {
          if (!(error instanceof TrialRollback)) throw error;
        });
        const at = clock.now();
        const id = newId(at);
        const handle = await uow.run((tx) => pending.save(tx, { id, ...opening }, at));
        return { ...buyerOf({ id, form: opening.form }), handle };
      }),

    ofHandle: (handle) =>
      uow.run(async (tx) => {
        const id = await pending.idOf(tx, handle, clock.now());
        const signUp = id && (await pending.find(tx, id));
        return signUp ? buyerOf(signUp) : null;
      }),

    extendForPayment: (tx, id) => pending.extend(tx, id, after(clock.now(), PAYING_LIFE)),

    async contactOf(tx, id) {
      const signUp = await pending.find(tx, id);
      return signUp && { address: signUp.form.email, name: signUp.form.firstName ?? signUp.form.username };
    },

    async open(tx, id) {
      const signUp = await pending.find(tx, id);
      if (!signUp) return null;
      try {
        // A nested transaction: a refusal leaves no trace and does not abort the outer one.
        return await tx.db.transaction(async (trx) => {
          const inner = new Tx(trx);
          const { account } = await openAccount(inner, signUp, ports, { isPaid: true });
          await pending.becomes(inner, id, account.state.id, clock.now());
          tx.record(...inner.takeEvents());
          tx.hint(...inner.takeHints());
          return account.state.id;
        });
      } catch (error) {
        if (error instanceof DomainError) return null;
        throw error;
      }
    },
  };
};
