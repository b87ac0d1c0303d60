import { stages, type Stage } from '#modules/matchmaking/contracts/match-states.ts';
import { moveStage } from '#modules/messaging/contracts/oversight.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { Button, LinkButton, Notice, Steps } from '../../../ui/index.ts';
import type { PanelProps } from './match-status-texts.ts';
import { useMatchCall } from './use-match-call.ts';

/** From this stage on the guardian must confirm too. */
const CONFIRMED_FROM = stages.indexOf('meeting_arranged');

export function MatchPath({ match, reader, named }: PanelProps) {
  const { t } = useText('messages');
  const present = stages.indexOf(match.progressStage ?? 'initial_conversation');
  return (
    <section className="stack" aria-labelledby={`path-${match.id}`}>
      <h3 id={`path-${match.id}`}>{reader === 'guardian' ? t('path.titleGuardian') : t('path.title')}</h3>
      <div className="match-path">
        <Steps
          label={t('path.steps')}
          steps={stages.map((stage, place) => ({
            label: t(`stage.${stage}`),
            state: place < present ? 'done' : place === present ? 'now' : 'next',
          }))}
        />
      </div>
      {match.proposedStage ? (
        <Proposal match={match} proposed={match.proposedStage} reader={reader} named={named} />
      ) : (
        <NextStage match={match} next={stages[present + 1]} />
      )}
    </section>
  );
}

type ProposalProps = PanelProps & { proposed: NonNullable<PanelProps['match']['proposedStage']> };

function Proposal({ match, proposed, reader, named }: ProposalProps) {
  const { t } = useText('messages');
  const stage = t(`stage.${proposed.stage}`);
  const { mutate, isPending } = useMatchCall(
    (action: 'propose' | 'take-back') =>
      call(moveStage, { params: { id: match.id }, body: { stage: proposed.stage, action } }),
    (action) => {
      if (action === 'take-back') return t('path.takenBack');
      // Not reached until her guardian has confirmed it too.
      const waits = reader !== 'guardian' && stages.indexOf(proposed.stage) >= CONFIRMED_FROM;
      return waits ? t('path.agreed') : t('path.reached', { stage });
    },
  );
  const can = (action: 'confirm-stage' | 'take-back-stage') => match.allowedActions.includes(action);
  const waitsForReader = proposed.waitsFor === 'own';
  return (
    <Notice tone="wait">
      <p>{reader === 'guardian' ? overseen() : own()}</p>
      <div className="row">
        {can('confirm-stage') && (
          <Button variant="primary" small busy={isPending} onClick={() => mutate('propose')}>
            {reader === 'guardian' ? t('path.confirmGuardian') : t('path.confirm')}
          </Button>
        )}
        {can('take-back-stage') && (
          <Button small busy={isPending} onClick={() => mutate('take-back')}>
            {waitsForReader ? t('path.letLie') : t('path.takeBack')}
          </Button>
        )}
        {reader === 'guardian' && waitsForReader && (
          <LinkButton small to="/guardian/approvals">
            {t('path.decide')}
          </LinkButton>
        )}
      </div>
    </Notice>
  );

  function own(): string {
    if (proposed.waitsFor === 'guardian') return t('path.proposal.guardian', { stage });
    return proposed.by === 'own' ? t('path.proposal.own', { stage }) : t(`path.proposal.${proposed.by}`, { stage });
  }
  function overseen(): string {
    if (waitsForReader) return t('path.overseenProposal.own', { stage });
    const by = proposed.by === 'man' ? 'woman' : 'man';
    return t(`path.overseenProposal.${by}`, { stage, ...named });
  }
}

function NextStage({ match, next }: { match: PanelProps['match']; next: Stage | undefined }) {
  const { t } = useText('messages');
  const { mutate, isPending } = useMatchCall(
    (stage: Stage) => call(moveStage, { params: { id: match.id }, body: { stage } }),
    () => t('path.proposed'),
  );
  if (!next) return <p>{t('path.none')}</p>;
  if (!match.allowedActions.includes('propose-stage')) return null;
  const isConfirmed = stages.indexOf(next) >= CONFIRMED_FROM;
  return (
    <div>
      <Button small busy={isPending} onClick={() => mutate(next)}>
        {t('path.propose', { stage: t(`stage.${next}`) })}
      </Button>
      <p className="small quiet">{isConfirmed ? t('path.proposeHintConfirmed') : t('path.proposeHint')}</p>
    </div>
  );
}
