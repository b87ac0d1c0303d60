import type { listExampleProfiles } from '#modules/content/contracts/library.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { formatList } from '../../../web-shared/text/format.ts';
import type { AnswerOf } from '../../../web-shared/server/contracts.ts';

export type Example = AnswerOf<typeof listExampleProfiles>[number];

/** The headline of an example in two lines; `to` links to the whole profile. */
export function ExampleHead({ example, as: As, to }: { example: Example; as: 'h2' | 'h3'; to?: string }) {
  const { t } = useText('examples');
  const { gender, age, location, occupation, numberOfChildren } = example;
  const who = t(`who.${gender}`, { age, location });
  const status = t(`status.${example.currentMaritalStatus as 'divorced'}`);
  return (
    <div>
      <As>{to ? <Link to={to}>{who}</Link> : who}</As>
      <p className="quiet">
        <InlineText>{occupation}</InlineText>
        <span>{`\u00a0· ${formatList([status, ...(numberOfChildren ? [t('children', { count: numberOfChildren })] : [])])}`}</span>
      </p>
    </div>
  );
}
