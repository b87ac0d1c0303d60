import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, newToken, type InvitationId, type UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Contact } from '../../identity/index.ts';
import { requireSuitable, type Guardian, type GuardianState } from '../domain/guardian.ts';
import { CODE_TRIES, hashOfCode } from '../domain/verification-code.ts';
import type { GuardianPorts } from './ports.ts';
import { presentWard } from './present-ward.ts';
import { emails } from '../emails.ts';

interface Outcome {
  guardian: GuardianState;
  wardName: string;
  /** The one-time way to the guardian's own account; null where an account is linked already. */
  claimPath: string | null;
}

/** The guardian proves his e-mail by the link or the code that was sent to it. A wrong code counts, also when many guess at once. */
export class VerifyGuardian {
  private readonly ports: GuardianPorts;
  constructor(ports: GuardianPorts) {
    this.ports = ports;
  }

  /** What the link is for. Verifies nothing and counts nothing, so that nobody spends a code by looking. */
  async describe(id: InvitationId, code: string): Promise<Outcome> {
    const { uow, clock, guardians } = this.ports;
    const codeHash = await hashOfCode(code);
    return uow.run(async (tx) => {
      const guardian = await guardians.byInvitation(tx, id);
      if (!guardian) throw new DomainError('guardianship.link-invalid');
      if (!guardian.fits(codeHash, clock.now())) throw new DomainError('guardianship.code-wrong');
      await this.requireThere(tx, guardian);
      return { guardian: guardian.state, wardName: (await this.wardOf(tx, guardian)).name, claimPath: null };
    });
  }

  /** The button behind the e-mailed link. */
  async byLink(id: InvitationId, code: string): Promise<Outcome> {
    return this.withCode(id, code, async (tx, guardian) => {
      // The address of a woman's account verifies as guardian by no way (decisions 5.11), that of a disabled one neither (2.12).
      const holder = await this.ports.identity.findByEmail(tx, guardian.state.email);
      if (holder) requireSuitable(holder, guardian.state.wardId);
      if (holder && !holder.isActive) throw new DomainError('guardianship.not-her-guardian');
      return this.verify(tx, guardian, null);
    });
  }

  /** 'I am not her guardian': his details go, and she is told. */
  async refuse(id: InvitationId, code: string): Promise<void> {
    const { guardians, identity } = this.ports;
    await this.withCode(id, code, async (tx, guardian) => {
      guardian.refuse();
      await guardians.save(tx, guardian);
      const ward = await identity.contactOf(tx, guardian.state.wardId);
      if (ward)
        await identity.notify(tx, { name: ward.name, address: ward.email }, emails.guardianRefused, {
          values: { ward: ward.name },
          path: '/guardian-setup',
        });
    });
  }

  /** A signed-in person enters the code: having it proves the e-mail, and links this very account (decisions 2.3). */
  async byCode(accountId: UserId, code: string): Promise<Outcome> {
    const { uow, clock, guardians, identity } = this.ports;
    const codeHash = await hashOfCode(code);
    const outcome = await uow.run(async (tx) => {
      await this.countGuess(tx, accountId);
      const guardian = await guardians.byCode(tx, codeHash);
      // The count must outlive the refusal, so the refusal is thrown after the commit.
      if (!guardian) return null;
      guardian.tryCode(codeHash, clock.now());
      const account = { userId: accountId, gender: await identity.lockedGenderOf(tx, accountId) };
      requireSuitable(account, guardian.state.wardId);
      return this.verify(tx, guardian, account);
    });
    if (!outcome) throw new DomainError('guardianship.code-wrong');
    return outcome;
  }

  private async withCode<T>(
    id: InvitationId,
    code: string,
    act: (tx: Tx, guardian: Guardian) => Promise<T>,
  ): Promise<T> {
    const { uow, clock, guardians } = this.ports;
    const codeHash = await hashOfCode(code);
    const outcome = await uow.run(async (tx) => {
      const guardian = await guardians.byInvitation(tx, id);
      if (!guardian) throw new DomainError('guardianship.link-invalid');
      if (guardian.tryCode(codeHash, clock.now())) return { answer: await act(tx, guardian) };
      await guardians.save(tx, guardian);
      return null;
    });
    if (!outcome) throw new DomainError('guardianship.code-wrong');
    return outcome.answer;
  }

  private async verify(
    tx: Tx,
    guardian: Guardian,
    account: { userId: UserId; gender: 'male' | 'female' | null } | null,
  ): Promise<Outcome> {
    const { clock, guardians, identity } = this.ports;
    const ward = await this.wardOf(tx, guardian);
    await this.requireThere(tx, guardian);
    const token = newToken();
    guardian.verify(hashOfToken(token), clock.now());
    if (account) guardian.link(account);
    await guardians.save(tx, guardian);
    const { state } = guardian;
    const claimPath = account ? null : `/guardian-claim?token=${token}`;
    const values = { guardian: state.name, ward: ward.name };
    const to = { name: state.name, address: state.email };
    if (claimPath) await identity.notify(tx, to, emails.guardianVerified, { values, path: claimPath });
    else await identity.notify(tx, to, emails.guardianVerifiedLinked, { values, path: '/guardian-dashboard' });
    await identity.notify(tx, { name: ward.name, address: ward.email }, emails.wardGuardianVerified, {
      values,
      path: '/dashboard',
    });
    return { guardian: state, wardName: values.ward, claimPath };
  }

  /** The ward who asked him, while she is there. */
  private async wardOf(tx: Tx, guardian: Guardian): Promise<Contact> {
    const ward = await presentWard(tx, this.ports.identity, guardian.state.wardId);
    if (!ward) throw new DomainError('guardianship.link-invalid');
    return ward;
  }

  /** Whose account is disabled, or leaving, does not come back as a guardian by his mailbox (decisions 2.12). */
  private async requireThere(tx: Tx, { state: { email } }: Guardian): Promise<void> {
    if (await this.ports.identity.isGoneAt(tx, email)) throw new DomainError('guardianship.not-her-guardian');
  }

  /** Codes entered without a link are counted per account: ten a day. */
  private async countGuess(tx: Tx, accountId: UserId): Promise<void> {
    const now = this.ports.clock.now();
    const { rows } = await tx.db.raw(
      `insert into guardianship.code_guess as g (account_id, guesses, since) values (?, 1, ?)
       on conflict (account_id) do update set
         guesses = case when g.since < ? then 1 else g.guesses + 1 end,
         since = case when g.since < ? then excluded.since else g.since end
       returning guesses`,
      [accountId, now, after(now, -DAY), after(now, -DAY)],
    );
    if (rows[0].guesses > CODE_TRIES) throw new DomainError('common.too-many', { retryAfter: DAY / 1000 });
  }
}
