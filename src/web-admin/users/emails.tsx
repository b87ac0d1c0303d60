import type { EmailRecord } from '#kernel/contracts/admin/admin-mail.schema.ts';
import { languages } from '#kernel/i18n/languages.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { Dotted } from '../records/dotted.tsx';
import { Records } from './records.tsx';

const TONES = { pending: 'wait', accepted: 'ok', failed: 'end', expired: 'end', returned: 'end' } as const;

/** The newest emails to a person, by the headings with which they were sent, and whether they arrived. */
export function Emails({ title, filter }: { title: string; filter: Record<string, string> }) {
  const { t } = useTranslation('console');
  return (
    <Records<EmailRecord>
      title={title}
      resource="emails"
      filter={filter}
      sort="createdAt"
      render={({ heading, language, state, error, createdAt }) => (
        <>
          <p className="row between">
            {heading === null ? (
              <span>{t('emails.other')}</span>
            ) : (
              <span lang={language} dir={languages[language].dir}>
                {heading}
              </span>
            )}
            <Badge tone={TONES[state]}>{t(`emails.states.${state}`)}</Badge>
          </p>
          <p className="quiet small">
            <Dotted parts={[formatTime(createdAt), error]} />
          </p>
        </>
      )}
    />
  );
}
