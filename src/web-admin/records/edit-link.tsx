import type { Identifier } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecordKind } from './record-kind.ts';
import { mayDo } from '../layout/navigation.ts';
import { useCurrentUser } from '../layout/current-user.ts';

type EditLinkProps = { kind: RecordKind; id: Identifier; children: ReactNode };

/** Links to the edit page of a record; shows only the name to users who may not edit. */
export const EditLink = ({ kind, id, children }: EditLinkProps) =>
  mayDo(useCurrentUser(), kind, 'edit') ? (
    <Link to={`/${kind}/${encodeURIComponent(String(id))}`} dir="auto">
      {children}
    </Link>
  ) : (
    <span dir="auto">{children}</span>
  );
