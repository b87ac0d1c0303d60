import { guardianNotes } from '#modules/messaging/contracts/guardian-notes.ts';
import type { GuardianNoteView } from '#modules/messaging/contracts/guardian-notes.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { urlOf } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import { More } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';

export function GuardianNotes({ matchId }: { matchId: string }) {
  const { t } = useText('messages');
  const list = usePages<GuardianNoteView>(urlOf(guardianNotes, { params: { id: matchId } }));
  const notes = list.data?.pages.toReversed().flatMap(({ items }) => items) ?? [];
  if (notes.length === 0) return null;
  return (
    <details className="guardian-notes">
      <summary>{t('notes.title', { count: notes.length })}</summary>
      <p className="small quiet">{t('notes.text')}</p>
      <More list={list} />
      {notes.map((note) => (
        <figure key={note.id}>
          <UserText as="blockquote" className="said">
            {note.content}
          </UserText>
          <figcaption className="small quiet">{formatTime(note.createdAt)}</figcaption>
        </figure>
      ))}
    </details>
  );
}
