import { codeOf, messageOf } from '../../../web-shared/server/api.ts';
import { CancelledError } from '../../../web-shared/server/connection.ts';
import { i18n } from '../../lib/text/i18n.ts';
import { nextStepAfter } from '../../lib/next-step.ts';
import { ownMessageOf } from '../../lib/server/error-message.ts';
import { NextStepLink } from '../next-step-link.tsx';
import type { Tone } from '../tag.tsx';
import { Notice } from './notice.tsx';
import { toast } from './toast-store.ts';

type RefusalNoticeProps = { error: unknown; tone?: Tone };

/** The server's sentence and the next step; another tone is for a state that nobody has to correct. */
export function RefusalNotice({ error, tone = 'end' }: RefusalNoticeProps) {
  const said = messageOf(error);
  if (!said) return null;
  return (
    <Notice tone={tone}>
      <p>
        <span>{said}</span> <NextStepLink error={error} />
      </p>
    </Notice>
  );
}

/**
 * Shows a toast about a failure, with the reason and the next step. A request that the person cancelled is not a
 * failure.
 */
export function toastError(title: string, error: unknown, otherwise = ownMessageOf(error)) {
  if (error instanceof CancelledError)
    return toast({ title: i18n.t('connection.takenBackTitle'), description: i18n.t('connection.takenBack') });
  const step = nextStepAfter(codeOf(error));
  return toast({
    title,
    description: messageOf(error) ?? otherwise,
    variant: 'destructive',
    ...(step && { action: { to: step.to, label: i18n.t(`nextStep.${step.label}`) } }),
  });
}
