import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';

/** Sends whoever is wrong here to another page, in the place of this one; from the server by a redirection. */
export function Redirect({ to }: { to: string }) {
  const rendered = use(RenderedDocumentContext);
  if (!rendered) return <Navigate to={to} replace />;
  rendered.describe({ elsewhere: to });
  return null;
}
