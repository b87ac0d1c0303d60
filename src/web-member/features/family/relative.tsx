import {
  openRelative,
  requestRelative,
  takeBackRelative,
} from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { call } from '../../../web-shared/server/api.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { Button, Card, toast, toastError } from '../../ui/index.ts';
import { EndButtons } from './end-buttons.tsx';
import type { FamilyPart } from './family-part.ts';
import { RelativeForm } from './relative-form.tsx';

/** The relative named by the man at the request of her guardian. */
export function Relative({ id, reader, path, onReport }: FamilyPart) {
  const { t } = useText('family');
  const { relative, allowedActions } = path;
  const state = relative?.state;
  return (
    <Card title={t(`relative.title.${reader}`)}>
      {(!relative || state === 'ended') && <p>{t(`relative.none.${reader}`)}</p>}
      {(state === 'requested' || state === 'declined') && <p>{t(`relative.${state}.${reader}`)}</p>}
      {relative && state === 'named' && (
        <>
          <p>{t(`relative.named.${reader}`, { name: relative.name ?? '', relation: relative.relation ?? '' })}</p>
          {relative.hasEmail !== null && (
            <p className="small quiet">{t(relative.hasEmail ? 'relative.mailed' : 'relative.handed')}</p>
          )}
          {relative.opened !== null && (
            <p className="small quiet">
              {t(reader === 'guardian' ? 'releases.opened' : 'relative.opened', { count: relative.opened })}
            </p>
          )}
          {relative.allowedActions.includes('open') && <OpenRelative id={id} />}
          {relative.allowedActions.includes('take-back') && <TakeBack id={id} onReport={onReport} />}
        </>
      )}
      {allowedActions.includes('name-relative') && <RelativeForm id={id} />}
      {allowedActions.includes('request-relative') && <RequestRelative id={id} isAgain={state === 'declined'} />}
    </Card>
  );
}

function RequestRelative({ id, isAgain }: { id: string; isAgain: boolean }) {
  const { t } = useText('family');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(requestRelative, { params: { id } }),
    onSuccess: () => toast({ title: t('relative.requestDone') }),
    onError: (error) => toastError(t('relative.requestFailed'), error),
    onSettled: () => invalidate('/api/guardian'),
  });
  return (
    <div>
      <Button busy={isPending} onClick={() => mutate()}>
        {isAgain ? t('relative.requestAgain') : t('relative.request')}
      </Button>
    </div>
  );
}

/** Shows the details after a press, which is counted, until he leaves the page. */
function OpenRelative({ id }: { id: string }) {
  const { t } = useText('family');
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call(openRelative, { params: { id } }),
    onError: (error) => toastError(t('releases.openFailed'), error),
    onSettled: () => invalidate('/api/guardian'),
  });
  if (data)
    return (
      <p role="status" className="family-value">
        <InlineText>{`${data.name} (${data.relation})`}</InlineText>
        <br />
        <bdi dir="ltr">{data.phone}</bdi>
      </p>
    );
  return (
    <div className="family-press">
      <Button busy={isPending} onClick={() => mutate()}>
        {isPending ? t('releases.opening') : t('relative.open')}
      </Button>
      <p className="small quiet">{t('relative.openNote')}</p>
    </div>
  );
}

function TakeBack({ id, onReport }: { id: string; onReport: () => void }) {
  const { t } = useText('family');
  return (
    <EndButtons
      end={() => call(takeBackRelative, { params: { id } })}
      onReport={onReport}
      texts={{
        open: t('relative.takeBack.open'),
        openAndReport: t('relative.takeBack.openAndReport'),
        title: t('relative.takeBack.title'),
        text: t('relative.takeBack.text'),
        confirm: t('relative.takeBack.confirm'),
        confirmAndReport: t('relative.takeBack.confirmAndReport'),
        done: t('relative.takeBack.done'),
        failed: t('relative.takeBack.failed'),
      }}
    />
  );
}
