import { respondToApproval, type DecisionAction } from '#modules/guardianship/contracts/approvals.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { refresh } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { tellRefusal } from '../../ui/refusal.tsx';

const REASON_MAX = 500;
type DecisionFormProps = { id: string; effect: string; reasonHint: string; actions: DecisionAction[] };

/**
 * Two buttons of equal size and an optional reason, with where it goes; a decision that somebody made first is shown,
 * not overwritten.
 */
export function DecisionForm({ id, effect, reasonHint, actions }: DecisionFormProps) {
  const { t } = useTranslation(['guardian', 'common', 'decide']);
  const navigate = useNavigate();
  const [reason, setReason] = useDraft(`reason ${id}`);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: DecisionAction) =>
      call(respondToApproval, { params: { id }, body: { action, reason: reason.trim() } }),
    onSuccess: async ({ action, message }) => {
      setReason('');
      toast({ title: t(`approval.done.${action}`), description: message });
      await navigate('/guardian/approvals');
      void refresh('/api/guardian', '/api/matches');
    },
    onError: (error) => {
      tellRefusal(t('approval.failed'), error);
      void refresh('/api/guardian');
    },
  });
  const looks = { approve: 'main', decline: 'stop' } as const;
  return (
    <section className="decision">
      <p className="small quiet">{effect}</p>
      <div className="decision-buttons">
        {actions.map((action) => (
          <Button key={action} look={looks[action]} busy={isPending} onClick={() => mutate(action)}>
            {isPending && variables === action ? t('approval.deciding') : t(`approval.${action}`)}
          </Button>
        ))}
      </div>
      <Field label={t('decide:reason')} hint={reasonHint}>
        <TextArea rows={1} maxLength={REASON_MAX} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </section>
  );
}
