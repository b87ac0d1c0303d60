import { stages, type Stage } from '#modules/matchmaking/contracts/match-states.ts';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/text/use-text.ts';

type FamilyLinkProps = { match: { status: string; progressStage: Stage | null }; to: string };

/** Leads to the page on which the families speak, from the family introduction on (R-C.1). */
export function FamilyLink({ match, to }: FamilyLinkProps) {
  const { t } = useText('messages');
  const isOpen = stages.indexOf(match.progressStage ?? 'initial_conversation') >= 1 && match.status !== 'ended';
  if (!isOpen) return null;
  return (
    <Link className="lone" to={to}>
      {t('families')}
    </Link>
  );
}
