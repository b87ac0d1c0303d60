import { getPendingApproval } from '#modules/guardianship/contracts/approvals.ts';
import type { ApprovalDetail } from '#modules/guardianship/contracts/approvals.schema.ts';
import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { ArrowLeft } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { Link, useParams } from 'react-router-dom';
import { statusOf, useEndpoint } from '../../../../web-shared/server/api.ts';
import { Button, Card, CardSkeletons, EmptyState, ErrorNotice, Notice, Page, LinkButton } from '../../../ui/index.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import { HiddenByStaff, Headline, PersonFacts, PromptAnswers } from '../../person/index.ts';
import { DecisionForm, type DecisionOutcome as Outcome } from './decision-form.tsx';
import { FlagNotes } from './flag-notes.tsx';
import { isFromWard, kindOf, type ItemKind } from './item-kind.ts';
import { QuotedMessage } from './quoted-message.tsx';
import { PastMessages } from '../conversations/past-messages.tsx';
import '../decision-bar.css';
import './decision.css';

const HIDDEN = [400, 404];

/** One approval; keyed by its id, so that the state of another one is not reused. */
export function ApprovalPage() {
  const { id = '' } = useParams();
  return <Approval key={id} id={id} />;
}

/** An approval with its text and two equal buttons; after the decision its consequences, and the next approval. */
function Approval({ id }: { id: string }) {
  const { t } = useText(['guardian', 'decide']);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data, error, isPending, refetch } = useEndpoint(getPendingApproval, { params: { id } });
  const title = outcome ? t(`decide:done.${outcome.action}`) : (data?.description ?? t('approvals.title'));
  return (
    <div className="approval-page">
      <Page narrow title={title}>
        {isPending && <CardSkeletons count={1} />}
        {error &&
          (HIDDEN.includes(statusOf(error) ?? 0) ? (
            <EmptyState title={t('approval.missing')} text={t('approval.missingText')} />
          ) : (
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          ))}
        {data && outcome && <Decided {...outcome} kind={kindOf(data)} ward={data.wardFirstName} />}
        {data && !outcome && <Question item={data} onDecided={setOutcome} />}
        {!outcome && (
          <Link className="back" to="/guardian/approvals">
            <ArrowLeft aria-hidden /> <span>{t('approval.back')}</span>
          </Link>
        )}
      </Page>
    </div>
  );
}

/** One column, so that the buttons stay visible along all of it; flagged words are marked in the text as well. */
function Question({ item, onDecided }: { item: ApprovalDetail; onDecided: (outcome: Outcome) => void }) {
  const { t } = useText(['guardian', 'decide']);
  const ward = item.wardFirstName;
  return (
    <div className="approval">
      <QuotedMessage item={item} />
      {item.status === 'pending' ? (
        <DecisionForm
          id={item.id}
          effect={t(`decide:note.${kindOf(item)}`, { ward })}
          reasonHint={t(`decide:reasonHint.${kindOf(item)}`, { ward })}
          phrases={t(`decide:phrases.${kindOf(item)}`, { returnObjects: true })}
          actions={item.allowedActions}
          addressee={kindOf(item) === 'messageToWard' ? ward : undefined}
          onDecided={onDecided}
        >
          {item.flags.length > 0 && <FlagNotes flags={item.flags} />}
        </DecisionForm>
      ) : (
        <Notice tone={item.status === 'approved' ? 'ok' : 'plain'}>
          <p>{t(`approval.status.${item.status}`)}</p>
        </Notice>
      )}
      {item.status !== 'pending' && <FlagNotes flags={item.flags} />}
      <AboutHim item={item} />
      {item.conversation.length > 0 && <PastMessages item={item} />}
    </div>
  );
}

function AboutHim({ item }: { item: ApprovalDetail }) {
  const { t } = useText(['guardian', 'decide']);
  const [id, other] = isFromWard(item) ? [item.to, item.toProfile] : [item.from, item.fromProfile];
  return (
    <Card title={t('decide:about')}>
      <div>
        <strong>{t('decide:profile', { id })}</strong>
        {other ? <Headline profile={other} /> : <p className="quiet small">{t('approval.noProfile')}</p>}
      </div>
      {other && <WholeProfile profile={other} />}
    </Card>
  );
}

function WholeProfile({ profile }: { profile: SeenProfile }) {
  const { t } = useText('guardian');
  const [whole, setWhole] = useState(false);
  return (
    <>
      <div>
        <Button small variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('approval.hide') : t('approval.whole')}
        </Button>
      </div>
      {whole && (
        <>
          <HiddenByStaff profile={profile} />
          <PromptAnswers answers={profile.promptAnswers} />
          <UserText>{profile.aboutMe}</UserText>
          <PersonFacts profile={profile} />
        </>
      )}
    </>
  );
}

/**
 * The consequences of the decision for both members, the number of pending approvals, and a link to the next one. Takes
 * the focus from the pressed button.
 */
function Decided({ action, waiting, next, kind, ward }: Outcome & { kind: ItemKind; ward: string }) {
  const { t } = useText(['guardian', 'decide']);
  const own = useRef<HTMLElement>(null);
  useEffect(() => own.current?.focus(), []);
  return (
    <section className="decided stack" ref={own} tabIndex={-1} aria-label={t(`decide:done.${action}`)}>
      <p>{t(`decide:now.${action}.${kind}`, { ward })}</p>
      <p>{t('decide:waiting', { count: waiting })}</p>
      <div className="row">
        {next && (
          <LinkButton variant="primary" to={`/guardian/approval/${next}`}>
            {t('decide:next')}
          </LinkButton>
        )}
        <LinkButton to="/guardian/approvals">{t('approval.back')}</LinkButton>
      </div>
    </section>
  );
}
