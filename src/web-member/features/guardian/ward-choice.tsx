import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/forms/draft.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useSession } from '../session/index.ts';

/**
 * Which of his wards a guardian looks at, kept while he goes from page to page in this tab; all of them until he
 * chooses one. With fewer than `fewest` there is nothing to choose.
 */
export function useWardChoice({ fewest = 2, place = 'ward' } = {}) {
  const { guardian } = useSession().session;
  const [storedWard, choose] = useDraft(place);
  const wards = (guardian?.isSelf ? guardian.wards : []).filter(
    (ward) => ward.isVerified && ward.wardProfileId !== null,
  );
  const chosen = wards.length >= fewest ? wards.find((ward) => String(ward.wardProfileId) === storedWard) : undefined;
  return {
    wards: wards.length >= fewest ? wards : [],
    choose,
    chosen: chosen?.wardProfileId ?? null,
    /** What a call about her, or about all of them, takes. */
    query: chosen ? { wardProfileId: String(chosen.wardProfileId) } : {},
  };
}

type WardSwitchProps = {
  choice: ReturnType<typeof useWardChoice>;
  /** What stands for no choice. One browses with the eyes of one: the first ward, or his own where he is a member. */
  none?: 'all' | 'first' | 'self';
};

/** Chooses the ward; nothing where there is but one. Whoever has something waiting is told with its number. */
export function WardSwitch({ choice: { wards, chosen, choose }, none = 'all' }: WardSwitchProps) {
  const { t } = useTranslation('nav');
  if (wards.length === 0) return null;
  const options = wards.map(({ wardProfileId, wardFirstName, pendingApprovals }) => ({
    value: String(wardProfileId),
    label:
      pendingApprovals > 0
        ? t('wardSwitch.waiting', { ward: wardFirstName, count: pendingApprovals })
        : t('wardSwitch.named', { ward: wardFirstName }),
  }));
  return (
    <Field label={t('wardSwitch.label')}>
      <Select
        value={String(chosen ?? (none === 'first' ? wards[0]?.wardProfileId : ''))}
        placeholder={none === 'first' ? undefined : t(`wardSwitch.${none}`, { count: wards.length })}
        options={options}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  );
}
