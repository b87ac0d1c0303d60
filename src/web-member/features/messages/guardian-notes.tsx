import { guardianNotes } from '#modules/messaging/contracts/guardian-notes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { Words } from '../../ui/words.tsx';

/** What her guardian left a sister about a conversation, for her alone: folded, with how many there are. */
export function GuardianNotes({ matchId }: { matchId: string }) {
  const { t } = useTranslation('messages');
  const { data } = useQuery(ask(guardianNotes, { params: { id: matchId } }));
  if (!data || data.length === 0) return null;
  return (
    <details className="guardian-notes">
      <summary>{t('notes.title', { count: data.length })}</summary>
      <p className="small quiet">{t('notes.text')}</p>
      {data.map((note) => (
        <figure key={note.id}>
          <Words as="blockquote" className="said">
            {note.content}
          </Words>
          <figcaption className="small quiet">{formatTime(note.createdAt)}</figcaption>
        </figure>
      ))}
    </details>
  );
}
