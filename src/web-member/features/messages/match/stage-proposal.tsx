import { moveStage } from '#modules/messaging/contracts/oversight.ts';
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import { Button, LinkButton } from '../../../ui/index.ts';
import type { PanelProps } from './match-status-texts.ts';
import { isConfirmedByGuardian } from './stages.ts';
import { useMatchCall } from './use-match-call.ts';
import './stage-proposal.css';

type ProposalProps = PanelProps & { proposed: NonNullable<PanelProps['match']['proposedStage']> };

/** A proposed stage as the last entry of a conversation: what agreeing changes, and the reader's buttons. */
export function StageProposal({ match, proposed, reader, named }: ProposalProps) {
  const { t } = useText('messages');
  const id = useId();
  const stage = t(`stage.${proposed.stage}`);
  const isGuardian = reader === 'guardian';
  const isOwnTurn = proposed.waitsFor === 'own';
  const { mutate, isPending } = useMatchCall(
    (action: 'propose' | 'take-back') =>
      call(moveStage, { params: { id: match.id }, body: { stage: proposed.stage, action } }),
    (action) => {
      if (action === 'take-back') return isOwnTurn ? t('path.setAside') : t('path.takenBack');
      return !isGuardian && isConfirmedByGuardian(proposed.stage) ? t('path.agreed') : t('path.reached', { stage });
    },
  );
  const can = (action: 'confirm-stage' | 'take-back-stage') => match.allowedActions.includes(action);
  return (
    <section className="stage-proposal" aria-labelledby={id}>
      <h2 id={id}>
        <Hourglass aria-hidden /> <span>{title()}</span>
      </h2>
      {proposed.words && (
        <figure>
          <figcaption className="small">{isGuardian ? t('path.wordsForYou') : t('path.ownWords')}</figcaption>
          <UserText as="blockquote" className="serif">
            {proposed.words}
          </UserText>
        </figure>
      )}
      <p>{isOwnTurn ? changes() : t(`path.waits.${waits()}`, named)}</p>
      <div className="row">
        {can('confirm-stage') && (
          <Button variant="primary" busy={isPending} onClick={() => mutate('propose')}>
            {isGuardian ? t('path.confirmGuardian') : t('path.confirm')}
          </Button>
        )}
        {can('take-back-stage') && (
          <Button busy={isPending} onClick={() => mutate('take-back')}>
            {isOwnTurn ? t('path.notNow') : t('path.takeBack')}
          </Button>
        )}
        {isGuardian && isOwnTurn && <LinkButton to="/guardian/approvals">{t('path.decide')}</LinkButton>}
      </div>
    </section>
  );

  function title(): string {
    if (proposed.waitsFor === 'guardian' || (isGuardian && isOwnTurn))
      return t(isGuardian ? 'path.proposal.both' : 'path.proposal.agreed', { stage });
    if (isGuardian) return t(`path.proposal.${proposed.by === 'man' ? 'byHim' : 'byHer'}`, { stage, ...named });
    return t(`path.proposal.${proposed.by}`, { stage });
  }
  function changes(): string {
    if (!isConfirmedByGuardian(proposed.stage)) return t('path.changes.own.family_introduction');
    return t(`path.changes.${isGuardian ? 'guardian' : 'own'}.${proposed.stage}`);
  }
  function waits() {
    if (proposed.waitsFor === 'guardian') return reader === 'hers' ? 'ownGuardian' : 'guardian';
    if (isGuardian) return proposed.by === 'man' ? 'ward' : 'profile';
    return reader === 'hers' ? 'man' : 'woman';
  }
}
