import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useHref, useLocation } from 'react-router-dom';
import { firstControl } from '../focus.ts';
import type { Address } from '../../../web-shared/server/contracts.ts';
import { useSentForm } from '../../lib/forms/sent-form.ts';
import { Notice } from '../feedback/notice.tsx';
import './form.css';

interface Wrong {
  label: ReactNode;
  error: string;
}
type ReportField = (id: string, wrong: Wrong | null) => void;

const FormContext = createContext<ReportField | null>(null);

/** Reports the error of a field to its form; `id` is that of the control or of its group. */
export function useWrongField(id: string, label: ReactNode, error: string | undefined) {
  const reportField = use(FormContext);
  useEffect(() => {
    if (!reportField || !error) return;
    reportField(id, { label, error });
    return () => reportField(id, null);
  }, [reportField, id, label, error]);
}

type FormProps = Omit<ComponentProps<'form'>, 'hidden' | 'form'> & {
  /** The form's state, by `useCheckedForm`. */
  form?: { submit: (event: SyntheticEvent) => unknown; sends: Address | undefined };
  /** The endpoint to which the server sends the form if the browser submits it without the app. */
  sends?: Address;
  /** Where a success leads without the app; by default to this page. */
  to?: string;
  /** Fields to send in addition to the shown ones, such as an emailed token. */
  hidden?: Record<string, string>;
};

/**
 * A form with our own validation. After an invalid submit it focuses the first invalid field in reading order, and
 * above the form lists the errors if there are several.
 */
export function Form({
  form: state,
  onSubmit = state?.submit,
  sends = state?.sends,
  children,
  className = 'stack',
  to,
  hidden,
  ...props
}: FormProps) {
  const { t } = useText('common');
  const refusal = useSentForm(sends)?.error;
  const path = useHref(useLocation().pathname);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const [again, setAgain] = useState(false);
  const [wrong, setWrong] = useState<ReadonlyMap<string, Wrong>>(new Map());
  const reportField = useCallback<ReportField>(
    (id, one) =>
      setWrong((old) => {
        const next = new Map(old);
        if (one) next.set(id, one);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const inOrder = [...wrong].toSorted(([one], [other]) => before(one, other));
  useEffect(() => {
    if (!sent.current || inOrder.length === 0) return;
    sent.current = false;
    focusOn(inOrder[0]![0]);
  });
  return (
    <form
      ref={form}
      method="post"
      action={hidden ? path : undefined}
      noValidate
      className={className}
      {...props}
      onInput={() => {
        sent.current = false;
      }}
      onSubmit={(event) => {
        // React bubbles the event from a dialog to the form that opened it.
        event.stopPropagation();
        event.preventDefault();
        sent.current = true;
        setAgain(true);
        void onSubmit?.(event);
      }}
    >
      {sends &&
        Object.entries({ ...hidden, endpoint: sends, ...(to !== undefined && { to }) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {refusal && !again && Object.keys(refusal.fields).length === 0 && (
        <Notice tone="end">
          <p>{refusal.said ?? t('failed')}</p>
        </Notice>
      )}
      {inOrder.length > 1 && (
        <Notice tone="end" title={t('form.wrong', { count: inOrder.length })}>
          <ul className="form-wrong">
            {inOrder.map(([id, { label, error }]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusOn(id);
                  }}
                >
                  {label}
                </a>
                <span>{error}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FormContext value={reportField}>{children}</FormContext>
    </form>
  );
}

function before(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function focusOn(id: string) {
  const place = document.getElementById(id);
  const control = place && !place.matches('input, select, textarea') ? firstControl(place) : place;
  control?.focus({ preventScroll: true });
  // Centred, because a bar or toast may cover the edges.
  control?.scrollIntoView({ block: 'center' });
}
