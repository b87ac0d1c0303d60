import type { Identifier } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isAdmin } from '../lib/who.ts';
import type { RecordKind } from './record-form.tsx';
import { useWho } from '../layout/current-user.ts';

type EditLinkProps = { kind: RecordKind; id: Identifier; children: ReactNode };

/** Leads to where a record is edited; for whoever may not, its name alone. */
export const EditLink = ({ kind, id, children }: EditLinkProps) =>
  isAdmin(useWho()) ? (
    <Link to={`/${kind}/${encodeURIComponent(String(id))}`} dir="auto">
      {children}
    </Link>
  ) : (
    <span dir="auto">{children}</span>
  );
