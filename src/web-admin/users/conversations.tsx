import type texts from '#kernel/i18n/en/messages.json';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-member/lib/format.ts';
import { Failed } from '../frame/trouble.tsx';
import { VerbButton } from '../frame/verb-button.tsx';
import { Waiting } from '../frame/waiting.tsx';

interface ConversationRecord {
  id: string;
  profileIds: number[];
  status: keyof typeof texts.status;
  stage: keyof typeof texts.stage;
  messages: number;
  lastMessageAt: string | null;
}
interface Line {
  senderId: number;
  content: string;
  createdAt: string;
}

/** Somebody's conversations; their words are read for a reason, and each reading stands in the audit. */
export function Conversations({ userId }: { userId: string }) {
  const { t } = useTranslation(['console', 'messages']);
  const { data, error, refetch } = useGetList<ConversationRecord>('conversations', {
    filter: { userId },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 20 },
  });
  const [words, setWords] = useState<{ id: string; lines: Line[] }>();
  if (error) return <Failed error={error as Error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <p className="quiet">{t('conversations.none')}</p>;
  return (
    <ul className="cases">
      {data.map(({ id, profileIds, status, stage, messages, lastMessageAt }) => (
        <li key={id}>
          <div className="row between">
            <span>
              {t('conversations.between', { profiles: profileIds.map((profile) => `#${profile}`).join(', ') })}
              <span className="quiet small">
                {` · ${t(`messages:status.${status}`)} · ${t(`messages:stage.${stage}`)} · `}
                {t('conversations.messages', { count: messages })}
                {lastMessageAt && ` · ${formatTime(lastMessageAt)}`}
              </span>
            </span>
            <VerbButton
              name="conversations-read"
              resource="conversations"
              id={id}
              verb="read"
              onDone={(answer) => setWords({ id, lines: answer['words'] as Line[] })}
            />
          </div>
          {words?.id === id && <Words lines={words.lines} />}
        </li>
      ))}
    </ul>
  );
}

function Words({ lines }: { lines: Line[] }) {
  const { t } = useTranslation('console');
  if (lines.length === 0) return <p className="quiet">{t('conversations.noWords')}</p>;
  return (
    <ol className="words">
      {lines.map(({ senderId, content, createdAt }, place) => (
        // Nothing of it moves while it is read.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <p className="quiet small">
            {t('profileNumber', { id: senderId })} · {formatTime(createdAt)}
          </p>
          <p className="said" dir="auto">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
