import type texts from '#texts/en/messages.json';
import { ListBase, useListContext } from 'ra-core';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { Pages } from '../layout/pages.tsx';
import { act } from '../data-provider.ts';
import { Failed } from '../layout/errors.tsx';
import { useToast } from '../layout/use-toast.tsx';
import { WithLinks } from '../records/with-links.tsx';
import { WithheldWords, type Withholdable } from '../safety-desk/withheld-words.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { PendingItem } from '../layout/waiting.tsx';

interface ConversationRecord extends Withholdable {
  id: string;
  profileIds: number[];
  status: keyof typeof texts.status;
  stage: keyof typeof texts.stage;
  messages: number;
  lastMessageAt: string | null;
}
/** A page of a conversation, as the server returns it. */
interface ReadAnswer {
  words: Line[];
  hasEarlierMessages: boolean;
}
interface ReadWords extends ReadAnswer {
  /** The conversation's id. */
  id: string;
  /** The reason for reading; each further page is audited with it too. */
  reason: string;
}
interface Line {
  id: string;
  senderId: number;
  content: string;
  createdAt: string;
}

/** A user's conversations, latest first. Reading the messages needs a reason, and is audited. */
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
  if (!data) return <PendingItem />;
  if (data.length === 0) return <p className="quiet">{t('conversations.none')}</p>;
  return (
    <>
      <Cases conversations={data} />
      <Pages />
    </>
  );
}

const numbersOf = (profileIds: number[]): string => profileIds.map((profile) => `#${profile}`).join(', ');

function Cases({ conversations }: { conversations: ConversationRecord[] }) {
  const { t } = useTranslation(['console', 'messages']);
  const [read, setRead] = useState<ReadWords>();
  return (
    <ul className="cases">
      {conversations.map(({ id, profileIds, status, stage, messages, lastMessageAt, ...words }) => (
        <li key={id}>
          <div className="row between">
            <span>
              <WithLinks words={t('conversations.between', { profiles: numbersOf(profileIds) })} />
              <span className="quiet small">
                <span>{` · ${t(`messages:status.${status}`)} · ${t(`messages:stage.${stage}`)} · `}</span>
                <span>{t('conversations.messages', { count: messages })}</span>
                {lastMessageAt && <span>{` · ${formatTime(lastMessageAt)}`}</span>}
              </span>
            </span>
            {words.wordsReadable && (
              <VerbButton
                name="conversations-read"
                resource="conversations"
                id={id}
                concern={{ name: t('conversations.named', { profiles: numbersOf(profileIds) }) }}
                verb="read"
                onDone={(answer, reason) => setRead({ id, reason, ...(answer as unknown as ReadAnswer) })}
              />
            )}
          </div>
          {read?.id !== id && <WithheldWords record={words} />}
          {read?.id === id && <TextsProps read={read} onRead={setRead} />}
        </li>
      ))}
    </ul>
  );
}

function TextsProps({ read, onRead }: { read: ReadWords; onRead: (read: ReadWords) => void }) {
  const { t } = useTranslation('console');
  const { toastError } = useToast();
  const [busy, setBusy] = useState(false);
  const { id, reason, words, hasEarlierMessages } = read;
  const readEarlier = async () => {
    setBusy(true);
    try {
      const earlier = await act<ReadAnswer>(`conversations/${id}/read`, { reason, before: words[0]?.id });
      onRead({ ...read, ...earlier, words: [...earlier.words, ...words] });
    } catch (error) {
      toastError(t('conversations.earlierFailed'), error as Error);
    } finally {
      setBusy(false);
    }
  };
  if (words.length === 0) return <p className="quiet">{t('conversations.noWords')}</p>;
  return (
    <>
      {hasEarlierMessages && (
        <Button disabled={busy} onClick={() => void readEarlier()}>
          {t('conversations.earlier')}
        </Button>
      )}
      <ol className="words">
        {words.map(({ id: messageId, senderId, content, createdAt }) => (
          <li key={messageId}>
            <p className="quiet small">{`${t('profileNumber', { id: senderId })} · ${formatTime(createdAt)}`}</p>
            <p className="said" dir="auto">
              {content}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
