import type texts from '#texts/en/console.json';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { VerbButton } from '../records/verb-button.tsx';
import { offers } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { Facts } from '../records/facts.tsx';
import { useGuardianConcern, useGuardianFacts, type GuardianCase } from './guardian-case.tsx';

type Check = GuardianCase & {
  raisedAt: string;
  reasons: (keyof typeof texts.checks.reasons)[];
  imamReason: keyof typeof texts.checks.imamReasons | null;
  isDisputed: boolean;
};

export function CheckQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Check>
      lead={t('checks.lead')}
      resource="guardian-checks"
      oldestBy="raisedAt"
      render={(check) => <CheckCase check={check} />}
    />
  );
}

function CheckCase({ check }: { check: Check }) {
  const { t } = useTranslation('console');
  const factsOf = useGuardianFacts();
  const of = { resource: 'guardian-checks', id: check.id, concern: useGuardianConcern(check) };
  return (
    <>
      <CaseHead {...of} record={check} />
      <h2 className="panel-title" dir="auto">
        {check.name}
      </h2>
      <Facts
        facts={[
          ...factsOf(check),
          [t('checks.raisedAt'), formatTime(check.raisedAt)],
          [t('checks.why'), check.reasons.map((reason) => t(`checks.reasons.${reason}`)).join(' ')],
          ...(check.imamReason
            ? ([[t('checks.imamReason'), t(`checks.imamReasons.${check.imamReason}`)]] satisfies [string, string][])
            : []),
        ]}
      />
      {check.isDisputed && <p>{t('checks.disputeFirst')}</p>}
      <div className="row">
        {offers(check, 'confirm') && <VerbButton {...of} name="checks-confirm" verb="confirm" />}
        {offers(check, 'refuse') && <VerbButton {...of} name="checks-refuse" verb="refuse" grave />}
      </div>
    </>
  );
}
