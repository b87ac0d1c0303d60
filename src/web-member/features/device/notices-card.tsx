import { changePush, getPush, pushKinds, removePush } from '#modules/identity/contracts/push.ts';
import type { PushAnswer, PushChanges, PushDevice } from '#modules/identity/contracts/push.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { ApiError, fetchJson, call, urlOf, useEndpoint } from '../../../web-shared/server/api.ts';
import { formatDay, ownZone } from '../../../web-shared/text/format.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Button, Card, Checkbox, ErrorNotice, Field, Form, Tag, TextInput, toast, toastError } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { useUser } from '../session/index.ts';
import { notificationSupport, beginNotices, endNotices, isSubscribed, type NotificationSupport } from './notices.ts';
import './device.css';

/** Settings of push notifications in this browser: whether, for which events, and the quiet hours. */
export function NoticesCard() {
  const { data, dataUpdatedAt, error, refetch } = useEndpoint(getPush);
  const hydrating = useHydrating();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  // Push notifications are disabled on the server.
  if (!data?.publicKey) return null;
  return hydrating ? (
    <Shown able="able" push={data} hasSubscribed={false} />
  ) : (
    <OfThisBrowser push={data} asOf={dataUpdatedAt} />
  );
}

/**
 * Reads the browser's state after each response, even an unchanged one, because the browser's state may have changed.
 */
function OfThisBrowser({ push, asOf }: { push: PushAnswer; asOf: number }) {
  const [able, setAble] = useState(notificationSupport);
  const [hasSubscribed, setSubscribed] = useState(false);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const is = await isSubscribed(push);
      if (!isShown) return;
      setSubscribed(is);
      setAble(notificationSupport());
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [push, asOf]);
  return <Shown able={able} push={push} hasSubscribed={hasSubscribed} />;
}

const cacheAnswer = (answer: PushAnswer) => queryClient.setQueryData(fetchJson(getPush).queryKey, answer);

function Shown({ able, push, hasSubscribed }: { able: NotificationSupport; push: PushAnswer; hasSubscribed: boolean }) {
  const { t } = useText('device');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!hasSubscribed) return (await beginNotices(push.publicKey!)) ? 'turnedOn' : 'notAllowed';
      await endNotices(push);
      return 'turnedOff';
    },
    onSuccess: (outcome) =>
      toast({
        title: t(`notified.${outcome}`),
        ...(outcome === 'turnedOn' && { description: t('notified.turnedOnText') }),
        ...(outcome === 'notAllowed' && { description: t('notified.notAllowedText') }),
      }),
    onError: (error) => toastError(t('notified.failed'), error, t('notified.failedText')),
    onSettled: () => invalidate(urlOf(getPush)),
  });
  const own = push.devices.find(({ current }) => current);
  const others = push.devices.filter(({ current }) => !current);
  return (
    <Card
      title={t('notified.title')}
      aside={<Tag tone={hasSubscribed ? 'ok' : undefined}>{t(hasSubscribed ? 'notified.on' : 'notified.off')}</Tag>}
    >
      <p className="quiet">{t('notified.text')}</p>
      {able === 'able' ? (
        <div className="notices-way">
          <Button busy={isPending} onClick={() => mutate()}>
            {t(hasSubscribed ? 'notified.turnOff' : 'notified.turnOn')}
          </Button>
        </div>
      ) : (
        <p className="notices-way">{t(`notified.${able}`)}</p>
      )}
      {hasSubscribed && own && <Choices device={own} />}
      {others.length > 0 && <Others devices={others} />}
    </Card>
  );
}

const ENDS = ['from', 'to'] as const;

/** Returns the error of one end of the quiet hours. */
const wrongIn = (error: unknown, end: (typeof ENDS)[number]) =>
  error instanceof ApiError ? error.fields[`quietHours.${end}`] : undefined;

function Choices({ device }: { device: PushDevice }) {
  const { t } = useText('device');
  const { data: user } = useUser();
  const [hours, setHours] = useState(device.quietHours ?? { from: '22:00', to: '07:00' });
  const chooseQuiet = (quiet: boolean) => {
    // Half-typed hours are discarded with the form.
    if (device.quietHours) setHours(device.quietHours);
    mutate({ quietHours: quiet ? hours : null, zone: ownZone() });
  };
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (body: PushChanges) => call(changePush, { params: { id: device.id }, body }),
    onSuccess: (answer) => {
      cacheAnswer(answer);
      toast({ title: t('notified.saved') });
    },
    onError: (refusal) => {
      // An error of the hours is shown next to its field, if that is visible.
      if (!device.quietHours || !ENDS.some((end) => wrongIn(refusal, end)))
        toastError(t('notified.failed'), refusal, t('notified.failedText'));
    },
  });
  const shown = { ...device, ...(isPending ? variables : {}) };
  const kinds = pushKinds.filter((kind) => kind !== 'decisions' || user?.isGuardian);
  return (
    <>
      <fieldset className="choices plain">
        <legend>
          <h3>{t('notified.kinds')}</h3>
        </legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`notified.${kind}`)}
            note={t(`notified.${kind}Note`)}
            checked={shown[kind]}
            onChange={({ target }) => mutate({ [kind]: target.checked })}
          />
        ))}
        <Checkbox
          label={t('notified.quiet')}
          note={t('notified.quietNote')}
          checked={shown.quietHours !== null}
          onChange={({ target }) => chooseQuiet(target.checked)}
        />
      </fieldset>
      {shown.quietHours && (
        <Form onSubmit={() => mutate({ quietHours: hours, zone: ownZone() })}>
          <div className="quiet-hours">
            {ENDS.map((end) => (
              <Field key={end} label={t(`notified.${end}`)} error={wrongIn(error, end)}>
                <TextInput
                  type="time"
                  required
                  value={hours[end]}
                  onChange={({ target }) => setHours({ ...hours, [end]: target.value })}
                />
              </Field>
            ))}
          </div>
          <div>
            <Button small type="submit" busy={isPending}>
              {t('notified.save')}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

function Others({ devices }: { devices: PushDevice[] }) {
  const { t } = useText('device');
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => call(removePush, { params: { id } }),
    onError: (error) => toastError(t('notified.failed'), error, t('notified.failedText')),
    onSettled: () => invalidate(urlOf(getPush)),
  });
  return (
    <section className="stack" aria-labelledby="notices-elsewhere">
      <h3 id="notices-elsewhere">{t('notified.others')}</h3>
      <ul className="notices-elsewhere">
        {devices.map(({ id, device, since }) => (
          <li key={id} className="row apart">
            <span>
              <InlineText>{device}</InlineText>{' '}
              <span className="small quiet">{t('notified.since', { date: formatDay(since) })}</span>
            </span>
            <Button small busy={isPending} aria-label={t('notified.endOne', { device })} onClick={() => mutate(id)}>
              {t('notified.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
