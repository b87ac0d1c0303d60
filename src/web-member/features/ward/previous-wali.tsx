import { previousGuardian } from '#modules/guardianship/contracts/guardian.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { EmptyState, LinkButton, Notice } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';

/** Explains why a sister no longer has a guardian, with his reason; empty if she never had one. */
export function PreviousWali() {
  const { t } = useText('guardianship');
  const { data } = useEndpoint(previousGuardian);
  if (!data) return null;
  const { name, because, reason, at } = data;
  return (
    <Notice tone="wait" title={t(`previous.titles.${because}`, { name })}>
      <p>{t('previous.since', { date: formatTime(at) })}</p>
      {reason && (
        <>
          <p>{t('previous.reason')}</p>
          <UserText className="serif">{reason}</UserText>
        </>
      )}
    </Notice>
  );
}

/** Shown to a sister without a guardian. */
export function NoWali() {
  const { t } = useText('guardianship');
  return (
    <>
      <PreviousWali />
      <EmptyState title={t('status.none')} text={t('status.noneText')}>
        <LinkButton variant="primary" to="/guardian-setup">
          {t('status.name')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
