import { INTEREST_MESSAGE_MAX, respondToRequest } from '#modules/matchmaking/contracts/interest-requests.ts';
import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { affectedBy } from '../../lib/live/affected-by.ts';
import { Button, Checkbox, Dialog, Field, Notice, RefusalNotice, TextArea, toast, toastError } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';
import { MarriageNote } from './marriage-note.tsx';

type RespondDialogProps = { request: InterestRequestView; action: 'accept' | 'decline'; onClose: () => void };

export function RespondDialog({ request, action, onClose }: RespondDialogProps) {
  const { t } = useText(['interest', 'common']);
  const { session } = useSession();
  const [words, setWords] = useDraft(`answer ${request.id}`);
  const [never, setNever] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(respondToRequest, {
        params: { id: request.id },
        body: { action, responseMessage: words.trim(), ...(never && { never }) },
      }),
    onSuccess: () => {
      const accepted = action === 'accept';
      toast({
        title: accepted ? t('respond.accepted') : t('respond.declined'),
        description: never
          ? t('respond.never.done')
          : t(`respond.outcome.${action}.${words.trim() ? 'withWords' : 'plain'}`),
      });
      setWords('');
      onClose();
      void invalidate(...affectedBy['interest-request']);
    },
    onError: (error) => {
      toastError(t('respond.failed'), error);
      void invalidate(...affectedBy['interest-request']);
    },
  });
  const female = session.profile?.gender === 'female';
  return (
    <Dialog
      onClose={onClose}
      title={action === 'accept' ? t('respond.acceptTitle') : t('respond.declineTitle')}
      text={t('common:fromProfile', { id: request.fromProfileId })}
    >
      <Field label={t('respond.message')} hint={female ? t('respond.readFemale') : t('respond.readMale')} optional>
        <TextArea
          value={words}
          onChange={(event) => setWords(event.target.value)}
          limit={INTEREST_MESSAGE_MAX}
          length={words.trim().length}
        />
      </Field>
      {action === 'decline' && (
        <Checkbox
          label={t('respond.never.label')}
          note={t('respond.never.note')}
          checked={never}
          onChange={(event) => setNever(event.target.checked)}
        />
      )}
      {action === 'accept' && <MarriageNote other={request.otherProfile} />}
      <Notice tone={action === 'accept' ? 'ok' : 'plain'}>
        <p>
          {action === 'decline'
            ? t('respond.declineNote')
            : female
              ? t('respond.agreementFemale')
              : t('respond.agreementMale')}
        </p>
      </Notice>
      <RefusalNotice error={error} />
      <div className="dialog-foot">
        <Button
          variant={action === 'accept' ? 'primary' : 'danger'}
          busy={isPending}
          disabled={words.trim().length > INTEREST_MESSAGE_MAX}
          onClick={() => mutate()}
        >
          {isPending ? t('respond.submitting') : t(action)}
        </Button>
      </div>
    </Dialog>
  );
}
