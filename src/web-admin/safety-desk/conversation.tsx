import type { SupportRecord } from '#modules/content/contracts/admin-support.schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../web-shared/text/format.ts';
import { Facts } from '../records/facts.tsx';

/** Both sides of a ticket in order, with the notes of the staff. */
export function Conversation({ messages }: Pick<SupportRecord, 'messages'>) {
  const { t } = useTranslation('console');
  return (
    <section className="stack" aria-label={t('questions.conversation')}>
      {messages.map(({ id, kind, text, author, createdAt }) => (
        <div key={id} className={kind === 'message' ? 'stack' : 'evidence stack'}>
          <p className="quiet small">
            {t(`questions.written.${kind}`, { name: author ?? t('questions.staff'), date: formatTime(createdAt) })}
          </p>
          <p className="said" dir="auto">
            {text}
          </p>
        </div>
      ))}
    </section>
  );
}

/** Delivery and reading of what staff wrote last. */
export function ReadingFacts({ ticket }: { ticket: SupportRecord }) {
  const { t } = useTranslation('console');
  const { messages, from, answerReadAt, answerMail } = ticket;
  if (!messages.some(({ kind }) => kind === 'answer' || kind === 'question')) return null;
  return (
    <Facts
      facts={[
        [t('questions.email'), answerMail ? t(`emails.states.${answerMail}`) : t('questions.noEmail')],
        [
          t('questions.read'),
          from === 'account' &&
            (answerReadAt ? t('questions.readAt', { date: formatTime(answerReadAt) }) : t('questions.unread')),
        ],
      ]}
    />
  );
}

/** Links to the latest reports by and about the person. */
export function ReportsOfWriter({ reports }: Pick<SupportRecord, 'reports'>) {
  const { t } = useTranslation(['console', 'safety']);
  if (reports.length === 0) return null;
  return (
    <section aria-label={t('questions.reports')}>
      <h3>{t('questions.reports')}</h3>
      <ul>
        {reports.map(({ id, byWriter, reason, isResolved, createdAt }) => {
          const values = { reason: t(`safety:report.reasons.${reason}`) };
          const filter = new URLSearchParams({ filter: JSON.stringify({ id: [id] }) }).toString();
          return (
            <li key={id}>
              <Link to={`/reports?${filter}`}>
                {byWriter ? t('questions.byWriter', values) : t('questions.aboutWriter', values)}
              </Link>{' '}
              <span className="quiet small">
                {`${formatTime(createdAt)} · ${isResolved ? t('questions.isResolved') : t('questions.isOpen')}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
