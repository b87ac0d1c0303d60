import { previousGuardian } from '#modules/guardianship/contracts/guardian.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { CardSkeletons, EmptyState, LinkButton, Notice } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';

/** Explains why a sister no longer has a guardian, with his reason; empty if she never had one. */
export function PreviousWali({ children }: { children?: Elements }) {
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
      {children}
    </Notice>
  );
}

/** Shown to a sister without a guardian: why he is gone or that she named nobody, and her next step. */
export function NoWali() {
  const { t } = useText('guardianship');
  const { data, isPending } = useEndpoint(previousGuardian);
  const next = (
    <LinkButton variant="primary" to="/guardian-setup">
      {t('status.name')}
    </LinkButton>
  );
  if (isPending) return <CardSkeletons count={1} />;
  if (!data)
    return (
      <EmptyState title={t('status.none')} text={t('status.noneText')}>
        {next}
      </EmptyState>
    );
  return (
    <PreviousWali>
      <div>{next}</div>
    </PreviousWali>
  );
}
