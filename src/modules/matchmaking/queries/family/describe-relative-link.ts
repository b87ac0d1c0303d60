import { isoDay } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RelativePageView } from '../../contracts/family/relative-view.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'db' | 'identity' | 'matches' | 'familyContacts'>;

/** Tells a named relative, by the mailed link, who named whom, and whether there is something to say no to. */
export class DescribeRelativeLink extends UseCase<Ports> {
  /** @throws common.not-found if the link has ended */
  execute(token: string): Promise<RelativePageView> {
    const { uow, db, identity, matches, familyContacts } = this.ports;
    return uow.run(async (tx) => {
      const id = await familyContacts.matchOfLink(tx, hashOfToken(token));
      const match = id && (await matches.read(tx, id));
      if (!match) throw new DomainError('common.not-found');
      const { declinedAt } = (await familyContacts.ofMatch(tx, match)).state.relative!;
      if (declinedAt) return { shows: 'decided', declinedOn: isoDay(declinedAt) };
      const details = await familyContacts.openRelative(tx, match.id);
      if (!details) throw new DomainError('common.not-found');
      const { accountId } = match.man;
      const man = (await identity.namesOf(db, [accountId])).get(accountId) ?? '';
      return { shows: 'form', man, name: details.name, relation: details.relation };
    });
  }
}
