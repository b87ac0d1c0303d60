import { useText } from '../../lib/text/use-text.ts';
import { Card } from '../../ui/index.ts';

const CONTRACT = [
  'names',
  'consent',
  'guardian',
  'witnesses',
  'mahr',
  'conditions',
  'earlier',
  'iddah',
  'wives',
  'day',
  'copies',
] as const;

const REGISTRATION = ['free', 'notice', 'papers', 'ended', 'time', 'visa', 'place', 'witnesses', 'abroad'] as const;

/** Lists of what the contract and the registration need, also for people who wrote nothing. */
export function SummaryLists() {
  const { t } = useText('summary');
  const contract = CONTRACT.map((key) => ({ title: t(`contract.${key}.title`), text: t(`contract.${key}.text`) }));
  const registration = REGISTRATION.map((key) => ({
    title: t(`registration.${key}.title`),
    text: t(`registration.${key}.text`),
  }));
  return (
    <>
      <Card title={t('contract.title')}>
        <p>{t('contract.lead')}</p>
        <List entries={contract} />
      </Card>
      <Card title={t('registration.title')}>
        <p>{t('registration.lead')}</p>
        <List entries={registration} />
        <p className="small quiet">{t('registration.advice')}</p>
      </Card>
    </>
  );
}

const List = ({ entries }: { entries: { title: string; text: string }[] }) => (
  <ul className="summary-list">
    {entries.map(({ title, text }) => (
      <li key={title}>
        <b>{title}</b> <span>{text}</span>
      </li>
    ))}
  </ul>
);
