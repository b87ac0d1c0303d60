import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BlockButton } from './block-button.tsx';
import { ReportButton } from './report-button.tsx';
import './safety.css';

type SafetyActionsProps = { profile: ViewedProfile; onBlocked?: () => void };

export function SafetyActions({ profile: { id, allowedActions }, onBlocked }: SafetyActionsProps) {
  const { t } = useTranslation('common');
  return (
    <div className="row">
      <ReportButton type="profile" id={id} label={t('reportProfile')} />
      {allowedActions.includes('block') && <BlockButton id={id} onBlocked={onBlocked} />}
    </div>
  );
}

type MoreButtonProps = { profile: ViewedProfile; open: boolean; onToggle: () => void };

/** The button of a card that shows these actions. */
export function MoreButton({ profile: { id }, open, onToggle }: MoreButtonProps) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className="more-button"
      aria-label={t('moreAbout', { id })}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Ellipsis aria-hidden />
    </button>
  );
}
