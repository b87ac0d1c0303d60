import { useText } from '../../lib/text/use-text.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { Field, Select } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';

/**
 * The ward that a guardian has selected, remembered in this tab; none means all of them. With fewer than
 * `fewest` wards there is no choice.
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
    /** The query of a request about the ward, or about all wards. */
    query: chosen ? { wardProfileId: String(chosen.wardProfileId) } : {},
  };
}

/** Name of the woman whose view a guardian browses by: the one that he selected, or his first. */
export function useViewpointWard(): string {
  const { guardian } = useSession().session;
  const { chosen } = useWardChoice();
  const wards = guardian?.wards ?? [];
  return (wards.find(({ wardProfileId }) => wardProfileId === chosen) ?? wards[0])?.wardFirstName ?? '';
}

type WardSwitchProps = {
  choice: ReturnType<typeof useWardChoice>;
  /**
   * The meaning of no selection. Browsing needs one perspective: the first ward's, or the guardian's own if he is a
   * member.
   */
  none?: 'all' | 'first' | 'self';
};

/** Selects a ward; hidden if there is only one. Each name has its number of pending approvals. */
export function WardSwitch({ choice: { wards, chosen, choose }, none = 'all' }: WardSwitchProps) {
  const { t } = useText('nav');
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
