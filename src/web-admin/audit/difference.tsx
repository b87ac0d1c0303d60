import { useTranslation } from 'react-i18next';

type Fields = Record<string, unknown>;
const fieldsOf = (state: unknown): Fields => (typeof state === 'object' && state !== null ? (state as Fields) : {});
const said = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);

export function Difference({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation('console');
  const [previous, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(previous), ...Object.keys(is)])].filter(
    (name) => said(previous[name]) !== said(is[name]),
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
              <th scope="row">{name}</th>
              <td>
                <bdi>{said(previous[name])}</bdi>
              </td>
              <td>
                <bdi>{said(is[name])}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
