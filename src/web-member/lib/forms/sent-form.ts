import { use, useState } from 'react';
import type { SentForm } from '../../../app/contracts/rendering.ts';
import { RenderedDocumentContext } from '../rendered-document.ts';
import { ApiError } from '../../../web-shared/server/send.ts';

/** The form that the browser sent before this document was loaded; in the browser until the app has hydrated it. */
let current: SentForm | null = null;

export function setSentForm(sent: SentForm | null) {
  current = sent;
}

export interface FormOutcome {
  values: Record<string, string>;
  /** The response; null if the form was refused. */
  answer: unknown;
  error: ApiError | null;
}

const isSuccess = ({ status }: SentForm) => status >= 200 && status < 300;

/** Returns the outcome of this endpoint's form, if the server answered it and rendered this page. */
export function useSentForm(endpoint: string | undefined): FormOutcome | null {
  const rendered = use(RenderedDocumentContext);
  const [outcome] = useState(() => {
    const sent = rendered ? rendered.sent : current;
    if (!sent || sent.endpoint !== endpoint) return null;
    const { values, status, body } = sent;
    return isSuccess(sent)
      ? { values, answer: body, error: null }
      : { values, answer: null, error: new ApiError(status, JSON.stringify(body)) };
  });
  return outcome;
}

/** Returns a field of the form that was sent, whichever it was; null if the page was opened without a form. */
export function useSentField(name: string): string | null {
  const rendered = use(RenderedDocumentContext);
  const [value] = useState(() => (rendered ? rendered.sent : current)?.values[name] ?? null);
  return value;
}
