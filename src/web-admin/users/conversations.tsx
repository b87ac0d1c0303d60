import type texts from '#kernel/i18n/en/messages.json';
import { ListBase, useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-member/lib/format.ts';
import { Pages } from '../frame/pages.tsx';
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

/**
 * Somebody's conversations, the latest first; their words are read for a reason, and each reading stands in the audit.
 */
export const Conversations = ({ userId }: { userId: string }) => (
  <ListBase
    resource="conversations"
    filter={{ userId }}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={20}
    exporter={false}
    storeKey={false}
    disableSyncWithLocation
  >
    <Rows />
  </ListBase>
);

function Rows() {
  const { t } = useTranslation('console');
  const { data, error, refetch } = useListContext<ConversationRecord>();
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <p className="quiet">{t('conversations.none')}</p>;
  return (
    <>
      <Cases conversations={data} />
      <Pages />
    </>
  );
}

function Cases({ conversations }: { conversations: ConversationRecord[] }) {
  const { t } = useTranslation(['console', 'messages']);
  const [words, setWords] = useState<{ id: string; lines: Line[] }>();
  return (
    <ul className="cases">
      {conversations.map(({ id, profileIds, status, stage, messages, lastMessageAt }) => (
        <li key={id}>
          <div className="row between">
            <span>
              <span>
                {t('conversations.between', { profiles: profileIds.map((profile) => `#${profile}`).join(', ') })}
              </span>
              <span className="quiet small">
                <span>{` · ${t(`messages:status.${status}`)} · ${t(`messages:stage.${stage}`)} · `}</span>
                <span>{t('conversations.messages', { count: messages })}</span>
                {lastMessageAt && <span>{` · ${formatTime(lastMessageAt)}`}</span>}
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
          <p className="quiet small">{`${t('profileNumber', { id: senderId })} · ${formatTime(createdAt)}`}</p>
          <p className="said" dir="auto">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
