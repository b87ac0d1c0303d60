import type { RefundRecord } from '#modules/billing/contracts/admin-refunds.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { PlanName } from '../users/plan-name.tsx';
import { offers, type Case } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { Facts } from '../records/facts.tsx';
import { PersonLink, useConcern } from '../records/person.tsx';
import { WithheldWords } from './withheld-words.tsx';

type Refund = RefundRecord & Case;

export function RefundQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Refund>
      lead={t('refunds.lead')}
      resource="refunds"
      oldestBy="requestedAt"
      filterDefaultValues={{ state: 'requested' }}
      filters={
        <ChoiceFilter
          source="state"
          label={t('desk.state')}
          choices={choicesOf(t('refunds.states', { returnObjects: true }))}
        />
      }
      render={(refund) => <RefundCase refund={refund} />}
    />
  );
}

function RefundCase({ refund }: { refund: Refund }) {
  const { t } = useTranslation('console');
  const {
    id,
    accountId,
    plan,
    number,
    amount,
    amountRefunded,
    paidAt,
    reason,
    state,
    requestedAt,
    decidedAt,
    isCredited,
  } = refund;
  const payer = useConcern(accountId);
  const concern = {
    name: t('refunds.named', { amount: formatMoney(amount), name: payer.name }),
    about: (
      <span className="person">
        <strong>{formatMoney(amount)}</strong>
        <PersonLink id={accountId} />
      </span>
    ),
  };
  const of = { resource: 'refunds', id, concern };
  return (
    <>
      <CaseHead {...of} record={refund} />
      <div className="row">
        <h2 className="panel-title">{formatMoney(amount)}</h2>
        <Badge tone={state === 'requested' ? 'wait' : state === 'approved' ? 'ok' : 'end'}>
          {t(`refunds.states.${state}`)}
        </Badge>
      </div>
      <Facts
        facts={[
          [t('refunds.member'), <PersonLink key="member" id={accountId} />],
          [t('users.columns.plan'), <PlanName key="plan" plan={plan} />],
          [t('refunds.invoice'), number],
          [t('refunds.paidAt'), formatTime(paidAt)],
          [t('refunds.requestedAt'), formatTime(requestedAt)],
          [t('refunds.refunded'), Number(amountRefunded) > 0 ? formatMoney(amountRefunded) : null],
          [t('refunds.credited'), isCredited ? t('refunds.creditedText') : null],
          [t('refunds.decidedAt'), decidedAt && formatTime(decidedAt)],
          [
            t('refunds.words'),
            reason && (
              <span key="words" dir="auto">
                {reason}
              </span>
            ),
          ],
        ]}
      />
      <WithheldWords record={refund} />
      {state !== 'approved' && (
        <div className="row">
          {offers(refund, 'read-words') && <VerbButton {...of} name="consultations-read-words" verb="read-words" />}
          {offers(refund, 'approve') && <VerbButton {...of} name="refunds-approve" verb="approve" />}
          {offers(refund, 'approve') && (
            <VerbButton
              {...of}
              name="refunds-approve-unused"
              verb="approve"
              bodyOf={({ reason }) => ({ reason, part: 'unused' })}
            />
          )}
          {offers(refund, 'refuse') && <VerbButton {...of} name="refunds-refuse" verb="refuse" grave />}
        </div>
      )}
    </>
  );
}
