import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { listMessages, MESSAGE_MAX, sendMessage } from '#modules/messaging/contracts/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { call, codeOf, useEndpoint } from '../../../web-shared/server/api.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Field, TextArea, toast, toastError } from '../../ui/index.ts';

const TOUCH = '(pointer: coarse)';
const attemptOf = (stored: string) => JSON.parse(stored || '{}') as { content?: string; clientId: string };
const newAttempt = (content: string) => ({ content, clientId: crypto.randomUUID() });

type MessageFormProps = { match: MatchView; self: number; words: string; setWords: Dispatch<SetStateAction<string>> };

/** Sends a message. The text stays until it is sent, and a repeated attempt with the same text is never sent twice. */
export function MessageForm({ match, self, words, setWords }: MessageFormProps) {
  const { id: matchId } = match;
  const { t } = useText(['messages', 'common']);
  // Stored with the text, so that the same text sent after a reload is the same message.
  const [attempt, setAttempt] = useDraft(`attempt ${matchId}`);
  const lastSent = useEndpoint(listMessages, { params: { id: matchId } }).data?.findLast(
    ({ senderId }) => senderId === self,
  );
  const lastContent = lastSent?.content;
  useEffect(() => {
    // Sent by another tab, or by this one before a reload that lost the response.
    if (lastContent === undefined) return;
    setAttempt((now) => (attemptOf(now).content === lastContent ? '' : now));
    setWords((now) => (now.trim() === lastContent ? '' : now));
    // Only when another message was sent, so that the same words can be typed again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastSent?.id]);
  const content = words.trim();
  const sendable = content.length > 0 && content.length <= MESSAGE_MAX;

  const { mutate, isPending } = useMutation({
    mutationFn: (written: string) => {
      const tried = attemptOf(attempt);
      const body = tried.content === written ? { ...tried, content: written } : newAttempt(written);
      setAttempt(JSON.stringify(body));
      return call(sendMessage, { params: { id: matchId }, body });
    },
    onSuccess: ({ requiresGuardianReview }, written) => {
      setAttempt('');
      setWords((now) => (now.trim() === written ? '' : now));
      toast({ title: t('sent'), description: requiresGuardianReview ? t('sentText') : t('sentReadAlong') });
      void invalidate('/api/matches');
    },
    onError: (error) => {
      if (codeOf(error) === 'common.rate-limited')
        return void toast({ title: t('tooFast.title'), description: t('tooFast.text'), variant: 'destructive' });
      toastError(t('failed'), error);
      // The match may have been paused or ended meanwhile.
      void invalidate('/api/matches');
    },
  });
  const send = () => sendable && !isPending && mutate(content);

  function onKeyDown(event: KeyboardEvent) {
    // A touch keyboard has no Shift+Enter, so there Enter begins a new line.
    if (event.key !== 'Enter' || event.shiftKey || window.matchMedia(TOUCH).matches) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      method="post"
      className="talk-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="talk-write">
        <Field label={t('label')}>
          <TextArea
            rows={1}
            placeholder={t('label')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={onKeyDown}
            {...(content.length > MESSAGE_MAX * 0.8 && { limit: MESSAGE_MAX, length: content.length })}
          />
        </Field>
        <Button variant="primary" type="submit" busy={isPending} disabled={!sendable}>
          {isPending ? t('sending') : t('send')}
        </Button>
      </div>
      <p className="small quiet keyboard-hint">{t('hint')}</p>
    </form>
  );
}
