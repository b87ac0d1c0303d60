import type { ExampleProfileRecord } from '#modules/content/contracts/admin-example-profiles.schema.ts';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { truncate } from '#kernel/contracts/truncate.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { EditLink } from '../records/edit-link.tsx';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { NewButton } from '../records/new-button.tsx';
import { RecordList } from '../records/record-list.tsx';

const ABOUT_LIMIT = 200;

export function ExampleList() {
  const { t } = useTranslation('console');
  return (
    <RecordList
      title={t('tabs.examples')}
      actions={<NewButton kind="example-profiles" />}
      sort={{ field: 'id', order: 'ASC' }}
      empty={t('examples.empty')}
      filters={
        <ChoiceFilter
          source="gender"
          label={t('users.genderLabel')}
          choices={choicesOf(t('users.gender', { returnObjects: true }))}
        />
      }
    >
      <Cards />
    </RecordList>
  );
}

function Cards() {
  const { t } = useTranslation('console');
  const { data } = useListContext<ExampleProfileRecord>();
  return (
    <ul className="cards">
      {data?.map((profile) => (
        <li key={profile.id} className="panel stack">
          <div className="row">
            <h2 className="panel-title">
              <EditLink kind="example-profiles" id={profile.id}>
                {t('examples.name', { id: profile.id })}
              </EditLink>
            </h2>
            <Badge>{t(`users.gender.${profile.gender}`)}</Badge>
            <Badge>{t(`examples.marital.${profile.currentMaritalStatus as 'divorced'}`)}</Badge>
          </div>
          <p className="quiet">
            {t('examples.line', { age: profile.age, location: profile.location, occupation: profile.occupation })}
          </p>
          <p className="said" dir="auto">
            {truncate(profile.aboutMe, ABOUT_LIMIT)}
          </p>
        </li>
      ))}
    </ul>
  );
}
