import { objectToEnd } from '#modules/messaging/contracts/oversight.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { Button, LinkButton } from '../../../ui/index.ts';
import type { MatchStatus } from './match-status-texts.ts';
import { useMatchCall } from './use-match-call.ts';

/** A ward's next step after her guardian wanted to end a match: she objects with one press. */
export function GuardianEnd({ match: { id, allowedActions, objectedAt } }: { match: MatchStatus }) {
  const { t } = useText('messages');
  const { mutate, isPending } = useMatchCall(
    () => call(objectToEnd, { params: { id } }),
    () => t('guardianEnd.hers.done'),
  );
  if (objectedAt) return <AfterObjection />;
  if (!allowedActions.includes('object')) return null;
  return (
    <>
      <div>
        <Button variant="primary" small busy={isPending} onClick={() => mutate(undefined)}>
          {t('guardianEnd.hers.object')}
        </Button>
      </div>
      <p className="small quiet">{t('guardianEnd.hers.note')}</p>
    </>
  );
}

/** Links to her next steps: the private form to the staff, and naming another guardian. */
export function AfterObjection() {
  const { t } = useText('messages');
  return (
    <div className="row">
      <LinkButton small to="/support">
        {t('guardianEnd.hers.support')}
      </LinkButton>
      <LinkButton small to="/guardian-setup">
        {t('guardianEnd.hers.nameAnother')}
      </LinkButton>
    </div>
  );
}
