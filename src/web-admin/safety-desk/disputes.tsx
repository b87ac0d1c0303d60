import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { choicesOf } from '../records/choices.ts';
import { SearchFilter } from '../records/filter-inputs.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { offers } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { Facts } from '../records/facts.tsx';
import { useGuardianConcern, useGuardianFacts, type GuardianCase } from './guardian-case.tsx';

type Dispute = GuardianCase & {
  openedAt: string | null;
  reason: string | null;
  heldAt: string | null;
  safety: { requestedAt: string; answer: 'now' | 'later' | 'no' | null; safeFrom: string | null } | null;
  proposedAt: string | null;
};

/** Guardians with an open dispute; with a ward's number, also those about whom a dispute may be opened. */
export function DisputeQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Dispute>
      lead={t('disputes.lead')}
      resource="guardian-disputes"
      oldestBy="openedAt"
      filters={<WardFilter />}
      render={(dispute) => <DisputeCase dispute={dispute} />}
    />
  );
}

const WardFilter = () => {
  const { t } = useTranslation('console');
  return <SearchFilter source="wardProfileId" label={t('disputes.ward')} number />;
};

function DisputeCase({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('console');
  const factsOf = useGuardianFacts();
  const { safety } = dispute;
  const of = { resource: 'guardian-disputes', id: dispute.id, concern: useGuardianConcern(dispute) };
  return (
    <>
      <CaseHead {...of} record={dispute} />
      <h2 className="panel-title" dir="auto">
        {dispute.name}
      </h2>
      <Facts
        facts={[
          ...factsOf(dispute),
          [t('disputes.openedAt'), dispute.openedAt && formatTime(dispute.openedAt)],
          [t('reason.label'), dispute.reason],
          [t('disputes.heldAt'), dispute.heldAt && formatTime(dispute.heldAt)],
          [t('disputes.requestedAt'), safety && formatTime(safety.requestedAt)],
          [
            t('disputes.answer'),
            safety && t(`disputes.answers.${safety.answer ?? 'none'}`, { date: formatTime(safety.safeFrom) }),
          ],
          [t('disputes.proposedAt'), dispute.proposedAt && formatTime(dispute.proposedAt)],
        ]}
      />
      <div className="row">
        {offers(dispute, 'ask') && <VerbButton {...of} name="disputes-ask" verb="ask" />}
        {offers(dispute, 'hold') && <VerbButton {...of} name="disputes-hold" verb="hold" grave />}
        {offers(dispute, 'end-hold') && <VerbButton {...of} name="disputes-end-hold" verb="end-hold" />}
        {offers(dispute, 'propose') && <VerbButton {...of} name="disputes-propose" verb="propose" />}
        {dispute.openedAt === null && offers(dispute, 'open') && (
          <VerbButton {...of} name="disputes-open" verb="open" grave />
        )}
        {dispute.openedAt !== null && offers(dispute, 'resolve') && (
          <VerbButton
            {...of}
            name="disputes-resolve"
            verb="resolve"
            questions={[
              {
                name: 'outcome',
                label: t('reports.outcome'),
                kind: 'choice',
                choices: choicesOf(t('disputes.outcomes', { returnObjects: true })),
              },
            ]}
          />
        )}
      </div>
    </>
  );
}
