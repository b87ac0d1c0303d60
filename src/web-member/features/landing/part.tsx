import { Link } from 'react-router-dom';
import type { Elements } from '../../../web-shared/ui/elements.ts';

interface PartProps {
  id: string;
  title: string;
  lead?: string;
  more?: { to: string; label: string };
  children: Elements;
}

export function Part({ id, title, lead, more, children }: PartProps) {
  return (
    <section className="wrap landing-part" id={id} aria-labelledby={`${id}-title`}>
      <div className="row apart">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="quiet">{lead}</p>}
        </div>
        {more && (
          <Link className="lone" to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
