import { withFact, type Subscription as Subscribed } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import type { Customers } from '../domain/customer.ts';
import type { Errands } from '../domain/errand.ts';
import { personalData } from '../personal-data.ts';

interface Ports {
  customers: Customers;
  errands: Errands;
}

/** With a member goes the subscription, here and with the provider; the bare payments stay (decisions 7.14). */
export const eraseMember = ({ customers, errands }: Ports): Subscribed[] => [
  withFact(memberErased, 'billing.erase-member', async (tx, member) => {
    const customer = await customers.ofBuyer(tx, { accountId: member.accountId });
    if (customer) await errands.add(tx, { do: 'forget', customer: customer.id });
    await erase(tx, personalData, member);
  }),
];
