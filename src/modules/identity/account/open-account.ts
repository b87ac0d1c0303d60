import { mailboxOf, normalEmail } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { networkOf } from '#kernel/limits.ts';
import type { Tx } from '#kernel/tx.ts';
import type { SignUp } from '../contracts/auth.schema.ts';
import { wali } from '../contracts/wali.schema.ts';
import { Account } from '../domain/account.ts';
import { requireLength, requireStrength } from '../domain/password-strength.ts';
import type { PendingSignUp } from '../domain/pending-sign-up.ts';
import { takenAddressGiven } from '../events.ts';
import type { Notify } from '../index.ts';
import { identityLimits } from '../limits.ts';
import { mailConfirmationLink } from './mail-confirmation-link.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export interface OpeningPorts extends Pick<UseCasePorts, 'clock' | 'accounts' | 'networks' | 'confirmations' | 'step'> {
  notify: Notify;
}
export interface SignUpPorts extends OpeningPorts, Pick<UseCasePorts, 'uow' | 'passwords' | 'limits'> {
  minLength: number;
}

/** A checked sign-up, with the password as its hash. */
export type CheckedSignUp = Omit<PendingSignUp, 'id'>;

/**
 * Checks a sign-up's form and hashes its password before running `doing`.
 * @throws common.rate-limited, identity.email-taken, of which the address's holder is notified, or with the wrong field
 */
export async function withChecked<T>(
  { password, ...given }: SignUp,
  from: { address: string; language: Language },
  ports: SignUpPorts,
  doing: (opening: CheckedSignUp) => Promise<T>,
): Promise<T> {
  const { passwords, minLength, limits } = ports;
  const form = { ...given, email: normalEmail(given.email) };
  requireLength(password, minLength);
  requireStrength(password, form);
  await limits.consumeEach([
    [identityLimits['sign-ups from an address'], networkOf(from.address)],
    [identityLimits['confirmation mails to a mailbox'], mailboxOf(form.email)],
  ]);
  const passwordHash = await passwords.hash(password);
  try {
    return await doing({ form, passwordHash, sentAt: ports.clock.now().toISOString(), ...from });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'identity.email-taken') await notifyHolder(form.email, ports);
    throw error;
  }
}

/** Runs in its own transaction, as the refused one was rolled back. At most once a day. */
async function notifyHolder(email: string, { uow, accounts, limits }: SignUpPorts): Promise<void> {
  if (!(await limits.permits(identityLimits['notices of a sign-up with an address that is taken'], mailboxOf(email))))
    return;
  await uow.run(async (tx) => {
    const accountHolder = await accounts.findByEmail(tx, email);
    if (accountHolder) tx.record(takenAddressGiven({ accountId: accountHolder.state.id, purpose: 'sign-up' }));
  });
}

/**
 * Opens the account. A woman's account, guardian record and invitation are one transaction.
 * @throws identity.email-taken, or with the wrong field of the guardian
 */
export async function openAccount(
  tx: Tx,
  { form, language, passwordHash, address, sentAt }: CheckedSignUp,
  ports: OpeningPorts,
  { isPaid = false } = {},
): Promise<{ account: Account; guardianInvited: boolean }> {
  const { clock, accounts, networks, step } = ports;
  const { email, username } = form;
  // A man's name follows his profile.
  const firstName = form.gender === 'male' ? null : (form.firstName ?? null);
  const at = clock.now();
  const id = newId<UserId>(at);
  const account = Account.open({
    id,
    email,
    username,
    firstName,
    passwordHash,
    role: 'member',
    gender: form.gender ?? null,
    language,
    createdAt: at,
    emailConfirmedAt: null,
  });
  if (form.termsVersion) account.acceptTerms(form.termsVersion, new Date(sentAt));
  await accounts.save(tx, account);
  if (account.isEligibleAsWard) await networks.remember(tx, id, address, at);
  await mailConfirmationLink(tx, id, ports);
  const guardianInvited = form.gender === 'female';
  const ward = { userId: id, email, name: firstName ?? username };
  if (guardianInvited) await step.nameGuardian(tx, ward, wali.parse(form), isPaid);
  return { account, guardianInvited };
}
