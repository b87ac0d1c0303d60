import { INTEREST_MESSAGE_MAX, sendInterest } from '#modules/matchmaking/contracts/interest-requests.ts';
import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { ApiError, call, useEndpoint } from '../../../web-shared/server/api.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { affectedBy } from '../../lib/live/affected-by.ts';
import { Button, Dialog, Field, Notice, RefusalNotice, TextArea, toast, toastError } from '../../ui/index.ts';
import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useSession } from '../session/index.ts';
import { MarriageNote } from './marriage-note.tsx';
import { QuoteChoice } from './quote-choice.tsx';

/** The message and the quoted sentence of the profile; both may be empty. */
export interface InterestWords {
  message: string;
  quote: string;
}

/** How a page sends an interest request, and reports the outcome. */
export interface SendingInterest {
  send: (profileId: number, words: InterestWords) => Promise<unknown>;
  onSent: () => void;
  onRefused: (error: Error) => void;
}

/** Sends as the browse page does, with its toasts. */
export function useSendingInterest(): SendingInterest {
  const { t } = useText(['interest', 'common']);
  return {
    send: (toProfileId, words) => call(sendInterest, { body: { toProfileId, ...words } }),
    onSent: () => toast({ title: t('send.done'), description: t('send.doneText') }),
    onRefused: (error) => toastError(t('send.failed'), error),
  };
}

type SendInterestDialogProps = { profile: SeenProfile; onClose: () => void; sending?: SendingInterest };

/**
 * Sends an interest request with an optional message. Mentions that the guardian reads along, and stays open after a
 * refusal.
 */
export function SendInterestDialog({ profile, onClose, sending }: SendInterestDialogProps) {
  const { id: profileId } = profile;
  const { t } = useText('interest');
  const { session } = useSession();
  const plan = useEndpoint(subscriptionStatus);
  const usual = useSendingInterest();
  const { send, onSent, onRefused } = sending ?? usual;
  const [message, setMessage] = useDraft(`interest ${profileId}`);
  const [quote, setQuote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(profileId, { message: message.trim(), quote }),
    onSuccess: () => {
      setMessage('');
      onSent();
      onClose();
      void invalidate(...affectedBy['interest-request']);
    },
    onError: (error) => {
      onRefused(error);
      // The actions offered may have changed.
      void invalidate(...affectedBy['interest-request']);
    },
  });
  const tooLong = message.trim().length > INTEREST_MESSAGE_MAX;
  const agreement = session.profile?.gender === 'female' ? t('send.agreementFemale') : t('send.agreementMale');
  return (
    <Dialog onClose={onClose} title={t('send.title')} text={t('send.to', { id: profileId })}>
      <Field label={t('send.message')} hint={t('send.messageHint')} optional>
        <TextArea
          rows={5}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          limit={INTEREST_MESSAGE_MAX}
          length={message.trim().length}
        />
      </Field>
      <QuoteChoice
        profile={profile}
        quote={quote}
        onChoose={setQuote}
        error={error instanceof ApiError ? error.fields['quote'] : undefined}
      />
      <MarriageNote other={profile} />
      <Notice tone="ok">
        <p>{agreement}</p>
      </Notice>
      {plan.data && <p className="quiet small">{t('send.left', { count: plan.data.requestsRemaining })}</p>}
      <RefusalNotice error={error} />
      <div className="dialog-foot">
        <Button variant="primary" busy={isPending} disabled={tooLong} onClick={() => mutate()}>
          {isPending ? t('send.submitting') : t('send.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
