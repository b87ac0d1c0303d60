import type { TopicAnswerKind } from '#modules/matchmaking/contracts/path/topic-answers.ts';
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
import { PersonLink, useConcern } from '../records/person.tsx';
import { WithheldWords, type Withholdable } from '../safety-desk/withheld-words.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { PendingItem } from '../layout/waiting.tsx';

interface ConversationRecord extends Withholdable {
  id: string;
  userIds: string[];
  status: keyof typeof texts.status;
  stage: keyof typeof texts.stage;
  messages: number;
  lastMessageAt: string | null;
}
/** A page of a conversation, as the server returns it. */
interface ReadAnswer {
  words: Line[];
  hasEarlierMessages: boolean;
  /** With the newest messages only. */
  topics: Topic[];
}
interface Topic {
  id: string;
  title: Record<string, string>;
  his: Answer;
  hers: Answer;
  approvedAt: string | null;
}
interface Answer {
  kind: TopicAnswerKind;
  words: string | null;
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

function Cases({ conversations }: { conversations: ConversationRecord[] }) {
  const [read, setRead] = useState<ReadWords>();
  return (
    <ul className="cases">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationCase conversation={conversation} read={read} onRead={setRead} />
        </li>
      ))}
    </ul>
  );
}

interface CaseProps {
  conversation: ConversationRecord;
  /** The conversation that is shown. */
  read: ReadWords | undefined;
  onRead: (read: ReadWords) => void;
}

function ConversationCase({ conversation, read, onRead }: CaseProps) {
  const { t } = useTranslation(['console', 'messages']);
  const { id, userIds, status, stage, messages, lastMessageAt, wordsReadable } = conversation;
  const [man, woman] = [userIds[0] ?? null, userIds[1] ?? null];
  const [first, second] = [useConcern(man), useConcern(woman)];
  const people = (
    <span className="person">
      <PersonLink id={man} />
      <span>{'·'}</span>
      <PersonLink id={woman} />
    </span>
  );
  return (
    <>
      <div className="row between">
        <span>
          {people}
          <span className="quiet small">
            <span>{`${t(`messages:status.${status}`)} · ${t(`messages:stage.${stage}`)} · `}</span>
            <span>{t('conversations.messages', { count: messages })}</span>
            {lastMessageAt && <span>{` · ${formatTime(lastMessageAt)}`}</span>}
          </span>
        </span>
        {wordsReadable && (
          <VerbButton
            name="conversations-read"
            resource="conversations"
            id={id}
            concern={{ name: t('conversations.named', { first: first.name, second: second.name }), about: people }}
            verb="read"
            onDone={(answer, reason) => onRead({ id, reason, ...(answer as unknown as ReadAnswer) })}
          />
        )}
      </div>
      {read?.id === id ? <TextsProps read={read} onRead={onRead} /> : <WithheldWords record={conversation} />}
    </>
  );
}

function TextsProps({ read, onRead }: { read: ReadWords; onRead: (read: ReadWords) => void }) {
  const { t } = useTranslation('console');
  const { toastError } = useToast();
  const [busy, setBusy] = useState(false);
  const { id, reason, words, hasEarlierMessages, topics } = read;
  const readEarlier = async () => {
    setBusy(true);
    try {
      const earlier = await act<ReadAnswer>(`conversations/${id}/read`, { reason, before: words[0]?.id });
      onRead({ ...read, ...earlier, topics: read.topics, words: [...earlier.words, ...words] });
    } catch (error) {
      toastError(t('conversations.earlierFailed'), error as Error);
    } finally {
      setBusy(false);
    }
  };
  if (words.length === 0 && topics.length === 0) return <p className="quiet">{t('conversations.noWords')}</p>;
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
      <Topics topics={topics} />
    </>
  );
}

/** Topics about which both have written, with both answers. */
function Topics({ topics }: { topics: Topic[] }) {
  const { t, i18n } = useTranslation('console');
  if (topics.length === 0) return null;
  const wordsOf = ({ kind, words }: Answer) => (kind === 'words' ? words : t(`conversations.kinds.${kind}`));
  return (
    <section aria-label={t('conversations.topics')}>
      <h3>{t('conversations.topics')}</h3>
      <ol className="words">
        {topics.map(({ id, title, approvedAt, ...answers }) => (
          <li key={id}>
            <p className="quiet small">
              {`${title[i18n.language] ?? title['en']} · ${approvedAt ? t('conversations.topicApproved', { date: formatTime(approvedAt) }) : t('conversations.topicUnderReview')}`}
            </p>
            {(['his', 'hers'] as const).map((side) => (
              <p key={side} className="said" dir="auto">
                <b>{t(`conversations.topicBy.${side}`)}</b> <bdi>{wordsOf(answers[side])}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
