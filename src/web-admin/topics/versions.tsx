import { languageIds, languages, type Language } from '#kernel/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { TopicRecord, TopicVersion } from '#modules/matchmaking/contracts/topics/admin-topics.schema.ts';
import { formatTime } from '../../web-shared/text/format.ts';
import { read } from '../data-provider.ts';
import { Facts } from '../records/facts.tsx';
import { useStages } from './stages.ts';
import './versions.css';

/** Every version of the topic on this page, so that its old words remain readable (R-A.1). */
export function Versions() {
  const { t } = useTranslation('console');
  const topic = useRecordContext<TopicRecord>();
  const { data, isError } = useQuery({
    queryKey: ['topics', 'versions', topic?.id, topic?.revision],
    enabled: topic !== undefined,
    queryFn: () => read<TopicVersion[]>(`topics/${topic!.id}/versions`),
  });
  return (
    <section className="panel stack" aria-label={t('topics.versions')}>
      <h2>{t('topics.versions')}</h2>
      {isError && <p>{t('topics.versionsFailed')}</p>}
      {data?.map((version) => (
        <Version key={version.revision} version={version} isNow={version.revision === topic?.revision} />
      ))}
    </section>
  );
}

function Version({ version, isNow }: { version: TopicVersion; isNow: boolean }) {
  const { t } = useTranslation('console');
  const { nameOf } = useStages();
  const { revision, changedAt, stage, kind, isOn, displayOrder, article } = version;
  const named = { revision, date: formatTime(changedAt) };
  return (
    <details className="topic-version">
      <summary>{t(isNow ? 'topics.versionNow' : 'topics.version', named)}</summary>
      <div className="stack">
        <Facts
          facts={[
            [t('topics.stage'), nameOf(stage)],
            [t('topics.kind'), t(`topics.kinds.${kind}`)],
            [t('topics.isOn'), t(isOn ? 'topics.on' : 'topics.off')],
            [t('topics.displayOrder'), displayOrder],
            [t('topics.article'), article],
          ]}
        />
        {languageIds.map((language) => (
          <Words key={language} version={version} language={language} />
        ))}
      </div>
    </details>
  );
}

function Words({ version: { title, hint, reference, care }, language }: { version: TopicVersion; language: Language }) {
  const { dir } = languages[language];
  const texts = [title, hint, reference, care].flatMap((text) => text?.[language] ?? []);
  return (
    <div lang={language} dir={dir} className="stack">
      {texts.map((text) => (
        <p key={text} className="said">
          {text}
        </p>
      ))}
    </div>
  );
}
