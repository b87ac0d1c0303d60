import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/index.ts';
import type { DecisionOutcome as Outcome } from './decision-form.tsx';
import type { ItemKind } from './item-kind.ts';

/**
 * The consequences of the decision for both members, the number of pending approvals, and a link to the next one. Takes
 * the focus from the pressed button.
 */
export function Decided({ action, waiting, next, kind, ward }: Outcome & { kind: ItemKind; ward: string }) {
  const { t } = useTranslation(['guardian', 'decide']);
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
