import { stages } from '#modules/matchmaking/contracts/match-states.ts';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { Card, LinkButton } from '../../ui/index.ts';
import { pagesOf, type PathPart } from './path-part.ts';

/** The next stage with the way to it, what is open before it, and the match's other pages. */
export function NextStep(part: PathPart) {
  const { t } = useText(['path', 'messages']);
  const { path, reader } = part;
  const { conversation, families, meeting, summary } = pagesOf(part);
  const next = stages[stages.indexOf(path.stage) + 1];
  const isUsed = path.topics.some(({ state }) => state !== 'not_written');
  const open = path.topics.filter(({ isOpen, kind }) => isOpen && kind === 'written');
  return (
    <Card title={t('next.title')}>
      <p>{sentence()}</p>
      {isUsed && open.length > 0 && next && (
        <p className="small">
          <span>{t('next.open')}</span> <span>{open.map(({ title }) => title).join(' · ')}</span>
        </p>
      )}
      <div className="row">
        <LinkButton to={conversation}>{t('next.conversation')}</LinkButton>
        {path.isOpen && <LinkButton to={families}>{t('next.families')}</LinkButton>}
        {path.isOpen && <LinkButton to={meeting}>{t('next.meeting')}</LinkButton>}
        <LinkButton to={summary}>{t('next.summary')}</LinkButton>
      </div>
      {path.releases.some(({ endedAt }) => !endedAt) && (
        <p className="small">
          <Link className="lone" to={families}>
            {t('next.released')}
          </Link>
        </p>
      )}
    </Card>
  );

  function sentence(): string {
    if (path.status === 'ended') return t('ended');
    if (!next) return t('next.last');
    if (path.proposedStage) return t('next.proposed', { stage: t(`messages:stage.${path.proposedStage}`) });
    return t(reader === 'guardian' ? 'next.proposeGuardian' : 'next.propose', { stage: t(`messages:stage.${next}`) });
  }
}
