import {
  concerns,
  respondToApproval,
  type Concern,
  type DecisionAction,
} from '#modules/guardianship/contracts/approvals.ts';
import type { OtherApprovals } from '#modules/guardianship/contracts/approvals.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { Button, Field, TextArea, toastError } from '../../../ui/index.ts';
import '../decision-bar.css';
import './decision.css';

const REASON_MAX = 500;

export type DecisionOutcome = OtherApprovals & { action: DecisionAction };

type DecisionFormProps = {
  id: string;
  effect: string;
  reasonHint: string;
  /** Suggested reasons for declining, by key. */
  phrases: Record<string, string>;
  actions: DecisionAction[];
  /** The ward to whom the message is addressed; undefined for other items. */
  addressee?: string | undefined;
  onDecided: (decided: DecisionOutcome) => void;
  /** Flags to consider before the decision. */
  children: ReactNode;
};

/**
 * Two buttons of equal size, always visible, each of which decides at once (ADR 65), with flags, consequences and an
 * optional reason below. A decision already made is shown instead of overwritten.
 */
export function DecisionForm(props: DecisionFormProps) {
  const { id, effect, reasonHint, phrases, actions, addressee, onDecided, children } = props;
  const { t } = useText(['guardian', 'common', 'decide']);
  const look = useId();
  const [reason, setReason] = useDraft(`reason ${id}`);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ action, concern }: { action: DecisionAction; concern?: Concern }) =>
      call(respondToApproval, { params: { id }, body: { action, concern, reason: reason.trim() } }),
    onSuccess: (decided) => {
      setReason('');
      onDecided(decided);
      void invalidate('/api/guardian', '/api/matches');
    },
    onError: (error) => {
      toastError(t('approval.failed'), error);
      void invalidate('/api/guardian');
    },
  });
  const labelOf = (action: DecisionAction, label: string) =>
    isPending && variables.action === action && !variables.concern ? t('approval.deciding') : label;
  return (
    <>
      <section
        className="decision-foot"
        aria-label={t('decide:choose')}
        {...(children && { 'aria-describedby': look })}
      >
        <div className="decision-buttons">
          {actions.includes('approve') && (
            <Button variant="primary" busy={isPending} onClick={() => mutate({ action: 'approve' })}>
              {labelOf('approve', t('decide:approve'))}
            </Button>
          )}
          {actions.includes('decline') && (
            <Button variant="danger" busy={isPending} onClick={() => mutate({ action: 'decline' })}>
              {labelOf('decline', t('decide:decline'))}
            </Button>
          )}
        </div>
      </section>
      {children && <div id={look}>{children}</div>}
      <p className="small quiet">{effect}</p>
      <Field label={t('decide:reason')} hint={reasonHint}>
        <TextArea rows={2} maxLength={REASON_MAX} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <details className="folded">
        <summary>{t('decide:phrases.title')}</summary>
        <div className="stack">
          {Object.entries(phrases).map(([name, words]) => (
            <Button key={name} small className="phrase" onClick={() => setReason(words)}>
              {words}
            </Button>
          ))}
          {addressee && (
            <section className="stack" aria-label={t('decide:concern.title')}>
              <p className="small quiet">{t('decide:concern.title')}</p>
              <div className="row">
                {concerns.map((concern) => (
                  <Button key={concern} small busy={isPending} onClick={() => mutate({ action: 'decline', concern })}>
                    {t(`decide:concern.${concern}`)}
                  </Button>
                ))}
              </div>
              <p className="small quiet">{t('decide:concern.note', { ward: addressee })}</p>
            </section>
          )}
        </div>
      </details>
    </>
  );
}
