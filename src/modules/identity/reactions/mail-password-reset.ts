import { after, HOUR } from '#kernel/clock.ts';
import { afterFact, type Subscription } from '#kernel/events.ts';
import { hashOfToken, newToken } from '#kernel/ids.ts';
import type { Notify } from '../infra/notify.ts';
import type { Accounts } from '../domain/account.ts';
import { passwordResetWished } from '../events.ts';
import { emails } from '../emails.ts';

const RESET_LIFE = HOUR;

interface Ports {
  accounts: Accounts;
  notify: Notify;
}

/** Mails a reset link that works once within an hour of the wish, where the address has an account; a newer link replaces it. */
export const mailPasswordReset = ({ accounts, notify }: Ports): Subscription[] => [
  afterFact(passwordResetWished, 'identity.mail-password-reset', async (tx, { wishId }, { occurredAt }) => {
    const wish = () => tx.db('identity.reset_wish').where({ id: wishId });
    const wished = await wish().first('email');
    const known = wished && (await accounts.findByEmail(tx, wished.email));
    // What happens to the account meanwhile may end the wish: it is looked at under the lock.
    const account = known && (await accounts.find(tx, known.state.id));
    if ((await wish().delete()) === 0 || !account?.state.isActive || account.state.email !== wished.email) return;
    const token = newToken();
    const row = {
      token_hash: hashOfToken(token),
      account_id: account.state.id,
      expires_at: after(occurredAt, RESET_LIFE),
    };
    await tx.db('identity.password_reset').insert(row).onConflict('account_id').merge();
    await notify(tx, { name: account.state.username, address: account.state.email }, emails.passwordReset, {
      path: `/reset-password?token=${token}`,
    });
  }),
];
