import { NOTE_MAX, ownGuardianNotes, writeGuardianNote } from '#modules/messaging/contracts/guardian-notes.ts';
import type { GuardianNoteView } from '#modules/messaging/contracts/guardian-notes.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/text/use-text.ts';
import { call, urlOf } from '../../../../web-shared/server/api.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { usePages } from '../../../lib/server/use-pages.ts';
import { Button, Card, ErrorNotice, Field, More, TextArea, toast, toastError } from '../../../ui/index.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';

export function NotesToWard({ matchId, ward }: { matchId: string; ward: string }) {
  const { t } = useText('guardian');
  const address = { params: { id: matchId } };
  const list = usePages<GuardianNoteView>(urlOf(ownGuardianNotes, address));
  const { data, error, refetch } = list;
  const [content, setContent] = useDraft(`note ${matchId}`);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(writeGuardianNote, { ...address, body: { content: content.trim() } }),
    onSuccess: async () => {
      setContent('');
      await invalidate('/api/guardian/matches');
      toast({ title: t('notes.sent'), description: t('notes.sentText', { ward }) });
    },
    onError: (failure) => toastError(t('notes.failed'), failure),
  });
  return (
    <Card title={t('notes.title', { ward })}>
      <p className="small quiet">{t('notes.text')}</p>
      {error && !data && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <More list={list} />
      {data?.pages
        .toReversed()
        .flatMap(({ items }) => items)
        .map((note) => (
          <figure key={note.id}>
            <UserText as="blockquote" className="said">
              {note.content}
            </UserText>
            <figcaption className="small quiet">{formatTime(note.createdAt)}</figcaption>
          </figure>
        ))}
      <Field label={t('notes.label', { ward })}>
        <TextArea rows={3} maxLength={NOTE_MAX} value={content} onChange={(event) => setContent(event.target.value)} />
      </Field>
      <div>
        <Button busy={isPending} disabled={content.trim() === ''} onClick={() => mutate()}>
          {isPending ? t('notes.sending') : t('notes.send')}
        </Button>
      </div>
    </Card>
  );
}
