import { useTranslation } from 'react-i18next';
import type { Question } from '../records/act-dialog.tsx';

/** The reason for an act, which the audit stores. */
export function useReasonQuestion(): Question[] {
  const { t } = useTranslation('console');
  return [{ name: 'reason', label: t('reason.label'), hint: t('reason.hint'), kind: 'words' }];
}
