import { endOtherSessions, endSession } from '#modules/identity/contracts/account.ts';
import type { SecurityInfo } from '#modules/identity/contracts/account.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Tag, toast, toastError } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import './lines.css';

type Sessions = SecurityInfo['loginSessions'];

/** Sessions of the account, each with a button to end it; the current one ends by signing out. */
export function SessionList({ sessions }: { sessions: Sessions }) {
  const { t } = useText('account');
  const end = useMutation({
    mutationFn: (id: string | null) => (id ? call(endSession, { params: { id } }) : call(endOtherSessions)),
    onSuccess: () => toast({ title: t('sessions.ended'), description: t('sessions.endedText') }),
    onError: (error) => toastError(t('sessions.failed'), error, t('failed')),
    onSettled: () => invalidate('/api/account/security', '/api/account/email'),
  });
  const ordered = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <ul className="lines">
        {ordered.map((session) => (
          <li key={session.id} className="row apart">
            <div>
              <div>
                <InlineText>{session.device}</InlineText>
              </div>
              <div className="small quiet">{t('sessions.lastActive', { time: formatTime(session.lastActive) })}</div>
            </div>
            {session.current ? (
              <Tag tone="ok">{t('sessions.current')}</Tag>
            ) : (
              <Button
                small
                busy={end.isPending}
                aria-label={t('sessions.endOne', { device: session.device })}
                onClick={() => end.mutate(session.id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <div>
          <Button variant="danger" busy={end.isPending} onClick={() => end.mutate(null)}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}
