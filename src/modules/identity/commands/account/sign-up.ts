import type { SignUp as SignUpForm } from '../../contracts/auth.schema.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Account } from '../../domain/account.ts';
import { openAccount, withChecked, type SignUpPorts } from '../../account/open-account.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = SignUpPorts & Pick<UseCasePorts, 'handles' | 'plans'>;

interface OpenedAccount {
  account: Account;
  handle: string;
  guardianInvited: boolean;
}

/** Opens an account with the free plan. */
export class SignUp extends UseCase<Ports> {
  /**
   * @throws common.rate-limited, identity.payment-required for a paid plan, identity.email-taken, of which the
   * address's holder is notified, or with the wrong field
   */
  async execute(form: SignUpForm, from: { address: string; language: Language }): Promise<OpenedAccount> {
    const { uow, handles } = this.ports;
    await this.requireFree(form.selectedPlan);
    return withChecked(form, from, this.ports, (opening) =>
      uow.run(async (tx) => {
        const opened = await openAccount(tx, opening, this.ports);
        return { ...opened, handle: await handles.give(tx, opened.account.state.id) };
      }),
    );
  }

  /** A paid plan is never replaced by the free one silently. The default is free. */
  private async requireFree(plan: string | undefined): Promise<void> {
    const { plans } = this.ports;
    const kind = plan === undefined ? 'free' : await plans.findPlanKind(plan);
    if (kind === 'paid') throw new DomainError('identity.payment-required');
    if (kind === 'unknown') throw invalidField('selectedPlan', sentence('planUnknown'));
  }
}
