import { useTranslation } from 'react-i18next';
import { useWordsOf } from './use-words.ts';

type Fields = Record<string, unknown>;
const fieldsOf = (state: unknown): Fields => (typeof state === 'object' && state !== null ? (state as Fields) : {});

type DifferenceProps = { subjectType: string; before: unknown; after: unknown };

/** Shows the changes of an act, with the names and values of the forms. */
export function Difference({ subjectType, before, after }: DifferenceProps) {
  const { t } = useTranslation('console');
  const { nameOf, valueOf } = useWordsOf(subjectType);
  const [previous, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(previous), ...Object.keys(is)])].filter(
    (name) => name !== 'revision' && valueOf(name, previous[name]) !== valueOf(name, is[name]),
  );
  if (names.length === 0) return null;
  return (
    <div className="wide">
      <table className="records plain">
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              <td>
                <bdi>{valueOf(name, previous[name])}</bdi>
              </td>
              <td>
                <bdi>{valueOf(name, is[name])}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
