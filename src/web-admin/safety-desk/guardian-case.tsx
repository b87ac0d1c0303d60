import type texts from '#texts/en/common.json';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Concern } from '../records/verb-button.tsx';
import { WithLinks } from '../records/with-links.tsx';
import type { Case } from './case.ts';

/** A guardian with one of his wards, as staff see him. */
export interface GuardianCase extends Case {
  name: string;
  email: string;
  relation: keyof typeof texts.relations;
  wardFirstName: string;
  wardProfileId: number | null;
}

export function useGuardianFacts() {
  const { t } = useTranslation(['console', 'common']);
  return ({ email, relation, wardFirstName: name, wardProfileId: id }: GuardianCase): [string, ReactNode][] => [
    [t('guardians.email'), email],
    [t('guardians.relation'), t(`common:relations.${relation}`)],
    [t('guardians.ward'), id === null ? name : <WithLinks key="ward" words={t('guardians.wardText', { name, id })} />],
  ];
}

/** Returns the guardian, his relation and his ward, whom buttons and dialogs concern. */
export function useGuardianConcern({ name, relation, wardFirstName, wardProfileId: id }: GuardianCase): Concern {
  const { t } = useTranslation(['console', 'common']);
  return {
    name,
    about: (
      <>
        <strong>{name}</strong>
        <span className="quiet small">
          <span>{` · ${t(`common:relations.${relation}`)} · `}</span>
          <WithLinks words={id === null ? wardFirstName : t('guardians.wardText', { name: wardFirstName, id })} />
        </span>
      </>
    ),
  };
}
