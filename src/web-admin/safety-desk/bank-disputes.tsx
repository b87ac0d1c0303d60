import type { DisputeRecord } from '#modules/billing/contracts/admin-disputes.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { PaymentReferences } from '../payments/payment-state.tsx';
import { choicesOf } from '../records/choices.ts';
import { Facts } from '../records/facts.tsx';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { PersonLink, useConcern } from '../records/person.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { PlanName } from '../users/plan-name.tsx';
import { offers, type Case } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';

type Dispute = DisputeRecord & Case;

const TONES = { pending: 'wait', contested: undefined, accepted: undefined, won: 'ok', lost: 'end' } as const;

/** Payments that payers dispute at their banks, with the agreement that is the evidence. */
export function BankDisputeQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Dispute>
      lead={t('bankDisputes.lead')}
      resource="payment-disputes"
      oldestBy="openedAt"
      filterDefaultValues={{ state: 'pending' }}
      filters={
        <ChoiceFilter
          source="state"
          label={t('desk.state')}
          choices={choicesOf(t('bankDisputes.states', { returnObjects: true }))}
        />
      }
      render={(dispute) => <BankDispute dispute={dispute} />}
    />
  );
}

function BankDispute({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('console');
  const { id, accountId, plan, number, amount, state, evidence, respondBy } = dispute;
  const payer = useConcern(accountId);
  const about = (
    <span className="person">
      <strong>{formatMoney(amount)}</strong>
      <PersonLink id={accountId} />
    </span>
  );
  const named = t('bankDisputes.named', { amount: formatMoney(amount), name: payer.name });
  const of = { resource: 'payment-disputes', id, concern: { name: named, about } };
  const reasons: Record<string, string> = t('bankDisputes.reasons', { returnObjects: true });
  return (
    <>
      <CaseHead {...of} record={dispute} />
      <div className="row">
        <h2 className="panel-title">{formatMoney(amount)}</h2>
        <Badge tone={TONES[state]}>{t(`bankDisputes.states.${state}`)}</Badge>
      </div>
      <Facts
        facts={[
          [t('refunds.member'), <PersonLink key="member" id={accountId} />],
          [t('bankDisputes.reason'), reasons[dispute.reason] ?? reasons.general],
          [t('bankDisputes.openedAt'), formatTime(dispute.openedAt)],
          [t('bankDisputes.respondBy'), respondBy && formatTime(respondBy)],
          [t('bankDisputes.respondedAt'), dispute.respondedAt && formatTime(dispute.respondedAt)],
          [t('users.columns.plan'), <PlanName key="plan" plan={plan} />],
          [t('refunds.invoice'), number],
          [t('refunds.paidAt'), formatTime(dispute.paidAt)],
          [
            t('bankDisputes.reference'),
            <PaymentReferences key="reference" {...dispute} second={dispute.disputeReference} />,
          ],
          [t('bankDisputes.agreedAt'), evidence?.agreedAt && formatTime(evidence.agreedAt)],
        ]}
      />
      <h3>{t('bankDisputes.evidence')}</h3>
      {evidence ? (
        <ul dir="auto">
          {[...evidence.words, evidence.beginAtOnce].map((words) => words && <li key={words}>{words}</li>)}
        </ul>
      ) : (
        <p>{t('bankDisputes.noEvidence')}</p>
      )}
      {offers(dispute, 'respond') && (
        <div className="row">
          <VerbButton
            {...of}
            name="disputes-respond-bank"
            verb="respond"
            questions={[
              {
                name: 'response',
                label: t('bankDisputes.response'),
                kind: 'choice',
                choices: choicesOf(t('bankDisputes.responses', { returnObjects: true })),
              },
            ]}
          />
        </div>
      )}
    </>
  );
}
