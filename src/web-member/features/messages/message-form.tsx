import { MESSAGE_MAX, sendMessage } from '#modules/messaging/contracts/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { call, saidBy } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

type MessageFormProps = { matchId: string; words: string; setWords: Dispatch<SetStateAction<string>> };

/** Writes a message. The words stay until they are sent; trying again with the same words cannot send them twice. */
export function MessageForm({ matchId, words, setWords }: MessageFormProps) {
  const { t } = useTranslation(['messages', 'common']);
  const attempt = useRef({ content: '', clientId: '' });
  const content = words.trim();
  const sendable = content.length > 0 && content.length <= MESSAGE_MAX;

  const { mutate, isPending } = useMutation({
    mutationFn: (written: string) => {
      if (attempt.current.content !== written) attempt.current = { content: written, clientId: crypto.randomUUID() };
      return call(sendMessage, { params: { id: matchId }, body: attempt.current });
    },
    onSuccess: (_, written) => {
      attempt.current = { content: '', clientId: '' };
      setWords((now) => (now.trim() === written ? '' : now));
      toast({ title: t('sent'), description: t('sentText') });
      void refresh('/api/matches');
    },
    onError: (error) => {
      toast({ title: t('failed'), description: saidBy(error) ?? t('common:failed'), variant: 'destructive' });
      // It may rest or have ended meanwhile.
      void refresh('/api/matches');
    },
  });
  const send = () => sendable && !isPending && mutate(content);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form
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
            dir="auto"
            placeholder={t('label')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={onKeyDown}
            {...(content.length > MESSAGE_MAX * 0.8 && { limit: MESSAGE_MAX, length: content.length })}
          />
        </Field>
        <Button look="main" type="submit" busy={isPending} disabled={!sendable}>
          {isPending ? t('sending') : t('send')}
        </Button>
      </div>
      <p className="small quiet">{t('hint')}</p>
    </form>
  );
}
