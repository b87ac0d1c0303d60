import texts from '#texts/en/console.json';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { fieldName, fieldValue } from './audit-words.ts';

/** Names and values of the fields of a kind of record, in the language of the reader. */
export function useWordsOf(subjectType: string) {
  const { t, i18n } = useTranslation(['console', 'guidance', 'messages', 'safety']);
  const catalogue = (i18n.getResourceBundle(i18n.language, 'console') ?? texts) as typeof texts;
  const names = t('audit.fields', { returnObjects: true });
  const labels = subjectType === 'list' ? { ...names, ...t('audit.filters', { returnObjects: true }) } : names;
  const states = {
    ...t('reports.values', { returnObjects: true }),
    ...t('questions.states', { returnObjects: true }),
    ...t('refunds.states', { returnObjects: true }),
    ...t('bankDisputes.states', { returnObjects: true }),
    ...t('payments.states', { returnObjects: true }),
  };
  const values = {
    yes: t('audit.yes'),
    no: t('audit.no'),
    none: t('none'),
    codes: {
      duties: t('users.duty', { returnObjects: true }),
      role: t('users.role', { returnObjects: true }),
      state: states,
      outcome: {
        ...t('reports.outcomes', { returnObjects: true }),
        ...t('disputes.outcomes', { returnObjects: true }),
      },
      disabledFor: t('users.causes', { returnObjects: true }),
      gender: t('users.gender', { returnObjects: true }),
      type: t('users.type', { returnObjects: true }),
      subscriptionPlan: t('users.plan', { returnObjects: true }),
      status: {
        ...t('subscriptions.status', { returnObjects: true }),
        ...t('guardianship.statuses', { returnObjects: true }),
      },
      response: t('bankDisputes.responses', { returnObjects: true }),
      sectMadhab: t('examples.sects', { returnObjects: true }),
      currentMaritalStatus: t('examples.marital', { returnObjects: true }),
      subjectType: { ...t('audit.types', { returnObjects: true }), ...t('reports.subjects', { returnObjects: true }) },
      reason: t('safety:report.reasons', { returnObjects: true }),
      category: t('guidance:category', { returnObjects: true }),
      kind: { ...t('siteContent.kinds', { returnObjects: true }), ...t('topics.kinds', { returnObjects: true }) },
      stage: t('messages:stage', { returnObjects: true }),
      supposes: t('prompts.suppositions', { returnObjects: true }),
      discountType: t('promoCodes.types', { returnObjects: true }),
      verb: t('audit.verbs', { returnObjects: true }),
    },
    formatTime,
  };
  return {
    nameOf: (name: string) => fieldName(catalogue, labels, subjectType, name),
    valueOf: (name: string, value: unknown) => fieldValue(values, name, value),
  };
}
