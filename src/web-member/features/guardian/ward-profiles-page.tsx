import type { ChoiceField } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { guardianProfile } from '#modules/guardianship/contracts/guardian.ts';
import { wardProfiles } from '#modules/matchmaking/contracts/ward-profiles.ts';
import type { wardProfile } from '#modules/matchmaking/contracts/ward-profiles.schema.ts';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import type { z } from 'zod';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { truncate } from '#kernel/contracts/truncate.ts';
import { formatCalendarDay, formatList } from '../../../web-shared/text/format.ts';
import { Button, Card, CardSkeletons, EmptyState, ErrorNotice, Facts, LinkButton, Page, Tag } from '../../ui/index.ts';
import { InlineText, UserText } from '../../../web-shared/ui/user-text.tsx';
import { useOptionLabel } from '../person/index.ts';
import { OnHoldWards } from './on-hold-wards.tsx';
import { StepDownDialog } from './step-down-dialog.tsx';

type Ward = z.output<typeof wardProfile>;
const ABOUT_SHOWN = 100;

export function WardProfilesPage() {
  const { t } = useText('guardian');
  const { data, error, isPending, refetch } = useEndpoint(wardProfiles);
  const { data: self } = useEndpoint(guardianProfile);
  return (
    <Page title={t('wards.title')} lead={t('wards.lead')}>
      {isPending && <CardSkeletons count={2} lines={5} />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <OnHoldWards />
      {data?.length === 0 && self?.onHold.length === 0 && self.unlinkedWards.length === 0 && (
        <EmptyState title={t('wards.empty')} text={t('wards.emptyText')} />
      )}
      <div className="columns">
        {data?.map((ward, place) => (
          <WardCard key={ward.id ?? `${place} ${ward.wardFirstName}`} ward={ward} />
        ))}
      </div>
    </Page>
  );
}

function WardCard({ ward }: { ward: Ward }) {
  const { t } = useText('guardian');
  const [steppingDown, setSteppingDown] = useState(false);
  return (
    <Card
      as="article"
      title={<InlineText>{ward.wardFirstName}</InlineText>}
      aside={
        <Tag tone={ward.isVerified ? 'ok' : 'wait'}>{ward.isVerified ? t('wards.verified') : t('wards.pending')}</Tag>
      }
    >
      {!ward.isVerified ? (
        <>
          <p className="quiet">{t('wards.asks', { ward: ward.wardFirstName })}</p>
          <div>
            <LinkButton small to="/guardian-verify">
              {t('onlyGuardians.code')}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          {ward.id === null ? (
            <p className="quiet">
              {t(ward.isEmpty ? 'wards.nothingToRead' : 'wards.noProfile', { ward: ward.wardFirstName })}
            </p>
          ) : (
            <WardFacts ward={ward} id={ward.id} />
          )}
          <div className="row">
            {ward.id !== null && (
              <LinkButton small to={`/profile-details/${ward.id}`}>
                {t('wards.read')}
              </LinkButton>
            )}
            <Button small variant="ghost" onClick={() => setSteppingDown(true)}>
              {t('stepDown.open')}
            </Button>
          </div>
          {steppingDown && ward.guardianId !== null && (
            <StepDownDialog
              ward={ward.wardFirstName}
              guardianId={ward.guardianId}
              onClose={() => setSteppingDown(false)}
            />
          )}
        </>
      )}
    </Card>
  );
}

function WardFacts({ ward, id }: { ward: Ward; id: number }) {
  const { t } = useText(['guardian', 'person', 'common']);
  const label = useOptionLabel();
  const option = (field: ChoiceField, value: string | null) => value && label(field, value);
  const ages = ward.childrenAges && t('wards.ages', { ages: ward.childrenAges });
  const children = ward.hasChildren
    ? formatList([ward.numberOfChildren || t('common:yes'), ...(ages ? [ages] : [])])
    : ward.hasChildren === false && t('common:no');
  return (
    <>
      <p className="quiet">{`${t('person:name', { id })} · ${t(`wards.${ward.gender}`)}`}</p>
      <Facts
        facts={[
          { label: t('person:fields.age'), value: ward.age },
          { label: t('person:fields.location'), value: ward.location },
          { label: t('person:fields.occupation'), value: ward.occupation },
          { label: t('person:fields.education'), value: ward.education },
          {
            label: t('person:fields.religiousPractice'),
            value: option('religiousPractice', ward.religiousPractice),
          },
          { label: t('wards.previous'), value: option('previousMarriageStatus', ward.previousMarriageStatus) },
          { label: t('wards.children'), value: children || undefined },
          { label: t('wards.iddah'), value: ward.iddahEndsOn && formatCalendarDay(ward.iddahEndsOn) },
        ]}
      />
      {ward.iddahEndsOn && <p className="quiet">{t('wards.iddahText')}</p>}
      {ward.aboutMe && <UserText>{truncate(ward.aboutMe, ABOUT_SHOWN)}</UserText>}
    </>
  );
}
