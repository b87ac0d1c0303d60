import { currentSite } from '#kernel/i18n/current-site.ts';
import { Card } from '../../ui/index.ts';
import { LinkedText } from '../../ui/linked-text.tsx';

/** On a site without fees, where people may give, if the operator says so (R-J.1). */
export function Giving() {
  const { giving } = currentSite();
  if (!giving) return null;
  return (
    <Card>
      <p>
        <LinkedText>{giving}</LinkedText>
      </p>
    </Card>
  );
}
