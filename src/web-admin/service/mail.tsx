import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { RecordList } from '../records/record-list.tsx';
import { VerbButton } from '../records/verb-button.tsx';

interface FailedMail {
  id: string;
  createdAt: string;
  givenUpAt: string;
  tries: number;
  lastError: string;
}

/** Emails that the mail server refused, without their texts. */
export function MailList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<FailedMail>
      title={t('pages.mail')}
      lead={t('mail.lead')}
      sort={{ field: 'givenUpAt', order: 'ASC' }}
      empty={t('mail.empty')}
      columns={[
        { source: 'createdAt', label: t('mail.createdAt'), render: ({ createdAt }) => formatTime(createdAt) },
        { source: 'givenUpAt', label: t('mail.givenUpAt'), render: ({ givenUpAt }) => formatTime(givenUpAt) },
        { source: 'tries', label: t('mail.tries'), render: ({ tries }) => tries },
        { source: 'lastError', label: t('mail.lastError'), render: ({ lastError }) => <code>{lastError}</code> },
        {
          source: 'verbs',
          label: t('actions'),
          fixed: true,
          render: ({ id, createdAt }) => (
            <VerbButton
              name="mail-send-again"
              resource="mail"
              id={id}
              concern={{ name: formatTime(createdAt) }}
              verb="send-again"
            />
          ),
        },
      ]}
    />
  );
}
