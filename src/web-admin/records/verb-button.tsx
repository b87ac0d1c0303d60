import type texts from '#texts/en/console.json';
import Button from '@mui/material/Button';
import { useRefresh, type Identifier } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { act } from '../data-provider.ts';
import { ActDialog, type Answers, type Failure, type Question } from './act-dialog.tsx';
import { useToast } from '../layout/use-toast.tsx';

export type VerbName = keyof typeof texts.verbs;

/** The person or record that an action concerns. */
export interface Concern {
  /** Ends the accessible name of the button: 'Disable Salim K.' */
  name: string;
  /** The line at the top of the dialog; by default, the name. */
  about?: ReactNode;
}

type VerbButtonProps = {
  /** The key of its texts in the catalogue. */
  name: VerbName;
  resource: string;
  id: Identifier;
  concern: Concern;
  /** The last part of the address. */
  verb: string;
  grave?: boolean;
  /** Inputs in addition to the reason. */
  questions?: Question[];
  reason?: 'required' | 'optional';
  failure?: Failure;
  /** Builds the request's body; by default, the answers that are not empty. */
  bodyOf?: (answers: Answers) => object;
  /** Handles the response, for example by showing the texts that were read and the reason. */
  onDone?: (answer: Record<string, unknown>, reason: string) => void;
};

/** A button for an action on a record that needs a reason for the audit log. */
export function VerbButton(props: VerbButtonProps) {
  const {
    name,
    resource,
    id,
    concern,
    verb,
    grave,
    questions = [],
    reason = 'required',
    failure,
    bodyOf = given,
    onDone,
  } = props;
  const { t } = useTranslation('console');
  const [open, setOpen] = useState(false);
  const refused = useRef(false);
  const refresh = useRefresh();
  const { toast } = useToast();
  const why: Question = {
    name: 'reason',
    label: t('reason.label'),
    hint: t('reason.hint'),
    kind: 'words',
    optional: reason === 'optional',
  };
  const close = () => {
    setOpen(false);
    // Refreshes only now: after an error the record may have changed, and a refresh could remove this dialog.
    if (refused.current) refresh();
    refused.current = false;
  };
  return (
    <>
      <Button
        variant="outlined"
        color={grave ? 'error' : 'primary'}
        aria-label={`${t(`verbs.${name}.label`)} ${concern.name}`}
        onClick={() => setOpen(true)}
      >
        {t(`verbs.${name}.label`)}
      </Button>
      {open && (
        <ActDialog
          title={t(`verbs.${name}.title`)}
          about={concern.about ?? concern.name}
          text={t(`verbs.${name}.text`)}
          submit={t(`verbs.${name}.submit`)}
          grave={grave}
          questions={[...questions, why]}
          failure={failure}
          onClose={close}
          onSubmit={async (answers) => {
            refused.current = true;
            const answer = await act(`${resource}/${encodeURIComponent(String(id))}/${verb}`, bodyOf(answers));
            refused.current = false;
            onDone?.(answer, answers['reason'] ?? '');
            toast(answer.message);
            refresh();
          }}
        />
      )}
    </>
  );
}

const given = (answers: Answers): object =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));
