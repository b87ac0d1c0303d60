import { showOversight } from '#modules/guardianship/contracts/guardian.ts';
import type { Oversight } from '#modules/guardianship/contracts/guardian.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { Card, CardSkeletons, ErrorNotice, LinkButton, Page, Tag } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { DecisionHistory } from '../guardian/index.ts';
import { NoWali } from './previous-wali.tsx';
import { ReportButton } from '../safety/index.ts';
import { useSession, waliOf, waliStateOf, type Guardian } from '../session/index.ts';

/**
 * A ward's view of her oversight (R-2.16): her guardian and his status, pending approvals, past decisions, how to name
 * another guardian, and private support.
 */
export function OversightPage() {
  const { t } = useText('safety');
  const { session } = useSession();
  const wali = waliOf(session.guardian);
  const { data, error, isPending, refetch } = useEndpoint(showOversight);
  return (
    <Page narrow title={t('oversight.title')} lead={t('oversight.lead')}>
      {wali ? <HerGuardian wali={wali} /> : <NoWali />}
      {isPending && <CardSkeletons count={1} />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && wali && <PendingCounts waiting={data.waiting} />}
      <Card title={t('oversight.private')}>
        <p>{t('oversight.privateText')}</p>
        <div className="row">
          <LinkButton small to="/support">
            {t('oversight.support')}
          </LinkButton>
          {data?.guardianId && <ReportButton type="guardian" id={data.guardianId} label={t('oversight.report')} />}
        </div>
      </Card>
      <DecisionHistory />
    </Page>
  );
}

function HerGuardian({ wali }: { wali: Guardian }) {
  const { t } = useText(['safety', 'guardianship', 'common']);
  const state = waliStateOf(wali);
  const { name, relation, status } = wali;
  return (
    <Card
      title={<InlineText>{name}</InlineText>}
      aside={<Tag tone={state === 'verified' ? 'ok' : 'wait'}>{t(`guardianship:status.names.${status}`)}</Tag>}
    >
      <p>
        <span className="quiet">{`${t(`common:relations.${relation}`)} ·`}</span>{' '}
        <span>{t(`guardianship:status.texts.${status}`, { date: formatTime(wali.verifiedAt), name })}</span>
      </p>
      <div className="row">
        <LinkButton small to="/wali-pending">
          {t('oversight.details')}
        </LinkButton>
        <LinkButton small to="/guardian-setup">
          {state === 'pending' ? t('guardianship:status.correct') : t('guardianship:status.another')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** She sees that something waits and since when, and nothing more (R-13.15). */
function PendingCounts({ waiting }: { waiting: Oversight['waiting'] }) {
  const { t } = useText('safety');
  return (
    <Card title={t('oversight.waiting')}>
      {waiting.length === 0 && <p className="quiet">{t('oversight.nothing')}</p>}
      <ul className="decisions">
        {waiting.map(({ since }, place) => (
          <li key={place}>
            <span>{t('oversight.item')}</span>
            <p className="small quiet">{t('oversight.since', { date: formatTime(since) })}</p>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && <p className="small quiet">{t('oversight.waitingNote')}</p>}
    </Card>
  );
}
