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
  userIds: string[];
  status: keyof typeof texts.status;
  stage: keyof typeof texts.stage;
  messages: number;
  lastMessageAt: string | null;
}
interface Line {
  id?: string;
  at?: string;
  createdAt?: string;
  from?: string | number;
  senderId?: string | number;
  content: string | null;
  state?: string;
}

/** Somebody's conversations; their words are read for a reason, and each reading stands in the audit. */
export function Conversations({ userId }: { userId: string }) {
  const { t } = useTranslation(['console', 'messages']);
  const { data, error, refetch } = useGetList<ConversationRecord>('conversations', {
    filter: { userId },
    sort: { field: 'lastMessageAt', order: 'DESC' },
    pagination: { page: 1, perPage: 20 },
  });
  const [words, setWords] = useState<{ id: string; lines: Line[] }>();
  if (error) return <Failed error={error as Error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <p className="quiet">{t('conversations.none')}</p>;
  return (
    <ul className="cases">
      {data.map(({ id, status, stage, messages, lastMessageAt }) => (
        <li key={id}>
          <div className="row between">
            <span>
              {t(`messages:status.${status}`)} · {t(`messages:stage.${stage}`)}
              <span className="quiet small">
                {' · '}
                {t('conversations.messages', { count: messages })}
                {lastMessageAt && ` · ${formatTime(lastMessageAt)}`}
              </span>
            </span>
            <VerbButton
              name="conversations-read"
              resource="conversations"
              id={id}
              verb="read"
              onDone={(answer) => setWords({ id, lines: answer['messages'] as Line[] })}
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
      {lines.map((line, place) => (
        <li key={line.id ?? place}>
          <p className="quiet small">
            {t('profileNumber', { id: line.from ?? line.senderId ?? '' })} · {formatTime(line.at ?? line.createdAt)}
          </p>
          <p className="said" dir="auto">
            {line.content ?? t('none')}
          </p>
        </li>
      ))}
    </ol>
  );
}
