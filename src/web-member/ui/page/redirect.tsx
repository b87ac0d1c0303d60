import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';

/** Replaces this page by another one; on the server by an HTTP redirect. */
export function Redirect({ to }: { to: string }) {
  const rendered = use(RenderedDocumentContext);
  if (!rendered) return <Navigate to={to} replace />;
  rendered.describe({ elsewhere: to });
  return null;
}
