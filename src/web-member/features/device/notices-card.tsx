import {
  changePush,
  getPush,
  pushKinds,
  removePush,
  type PushAnswer,
  type PushChanges,
  type PushDevice,
} from '#modules/identity/contracts/push.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, ask, call } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../session/index.ts';
import { ableToTell, beginNotices, endNotices, isTold, type Able } from './notices.ts';
import './device.css';

/** Whether this browser tells what waits while the site is closed, of what, and in which hours not. */
export function NoticesCard() {
  const { data, error, refetch } = useQuery(ask(getPush));
  const hydrating = useHydrating();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  // Where the site tells nothing there is nothing to choose.
  if (!data?.publicKey) return null;
  return hydrating ? <Shown able="able" push={data} told={false} /> : <OfThisBrowser push={data} />;
}

function OfThisBrowser({ push }: { push: PushAnswer }) {
  const [able, setAble] = useState(ableToTell);
  const [told, setTold] = useState(false);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const is = await isTold(push);
      if (!isShown) return;
      setTold(is);
      setAble(ableToTell());
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [push]);
  return <Shown able={able} push={push} told={told} />;
}

const keepAnswer = (answer: PushAnswer) => queryClient.setQueryData(ask(getPush).queryKey, answer);

function Shown({ able, push, told }: { able: Able; push: PushAnswer; told: boolean }) {
  const { t } = useTranslation('device');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (told) await endNotices(push);
      return told ? 'off' : await beginNotices(push.publicKey!);
    },
    onSuccess: async (answer) => {
      if (answer === null) return refresh(getPush.path);
      toast(
        answer === 'off'
          ? { title: t('told.turnedOff') }
          : { title: t('told.turnedOn'), description: t('told.turnedOnText') },
      );
      if (answer === 'off') await refresh(getPush.path);
      else keepAnswer(answer);
    },
    onError: (error) => tellRefusal(t('told.failed'), error, t('told.failedText')),
  });
  const own = push.devices.find(({ current }) => current);
  const others = push.devices.filter(({ current }) => !current);
  return (
    <Card title={t('told.title')} aside={<Tag tone={told ? 'ok' : undefined}>{t(told ? 'told.on' : 'told.off')}</Tag>}>
      <p className="quiet">{t('told.text')}</p>
      {able === 'able' ? (
        <div className="told-way">
          <Button busy={isPending} onClick={() => mutate()}>
            {t(told ? 'told.turnOff' : 'told.turnOn')}
          </Button>
        </div>
      ) : (
        <p className="told-way">{t(`told.${able}`)}</p>
      )}
      {told && own && <Choices device={own} />}
      {others.length > 0 && <Others devices={others} />}
    </Card>
  );
}

function Choices({ device }: { device: PushDevice }) {
  const { t } = useTranslation('device');
  const { data: user } = useUser();
  const [hours, setHours] = useState(device.quietHours ?? { from: '22:00', to: '07:00' });
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (body: PushChanges) => call(changePush, { params: { id: device.id }, body }),
    onSuccess: (answer) => {
      keepAnswer(answer);
      toast({ title: t('told.saved') });
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiError && Object.keys(refusal.fields).some((name) => name.startsWith('quietHours'))))
        tellRefusal(t('told.failed'), refusal, t('told.failedText'));
    },
  });
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const shown = { ...device, ...(isPending ? variables : {}) };
  const kinds = pushKinds.filter((kind) => kind !== 'decisions' || user?.isGuardian);
  const wrong =
    error instanceof ApiError
      ? Object.entries(error.fields).find(([name]) => name.startsWith('quietHours'))?.[1]
      : undefined;
  return (
    <>
      <fieldset className="choices plain">
        <legend>
          <h3>{t('told.kinds')}</h3>
        </legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`told.${kind}`)}
            note={t(`told.${kind}Note`)}
            checked={shown[kind]}
            onChange={({ target }) => mutate({ [kind]: target.checked })}
          />
        ))}
        <Checkbox
          label={t('told.quiet')}
          note={t('told.quietNote')}
          checked={shown.quietHours !== null}
          onChange={({ target }) => mutate({ quietHours: target.checked ? hours : null, zone })}
        />
      </fieldset>
      {shown.quietHours && (
        <Form onSubmit={() => mutate({ quietHours: hours, zone })}>
          <div className="quiet-hours">
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={t(`told.${end}`)} error={end === 'to' ? wrong : undefined}>
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
              {t('told.save')}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

function Others({ devices }: { devices: PushDevice[] }) {
  const { t } = useTranslation('device');
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => call(removePush, { params: { id } }),
    onSuccess: () => refresh(getPush.path),
    onError: (error) => tellRefusal(t('told.failed'), error, t('told.failedText')),
  });
  return (
    <section className="stack" aria-labelledby="told-elsewhere">
      <h3 id="told-elsewhere">{t('told.others')}</h3>
      <ul className="told-elsewhere">
        {devices.map(({ id, device, since }) => (
          <li key={id} className="row apart">
            <span>
              {device} <span className="small quiet">{t('told.since', { date: formatDay(since) })}</span>
            </span>
            <Button small busy={isPending} aria-label={t('told.endOne', { device })} onClick={() => mutate(id)}>
              {t('told.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
