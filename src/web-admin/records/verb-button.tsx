import type texts from '#kernel/i18n/en/console.json';
import Button from '@mui/material/Button';
import { useRefresh, type Identifier } from 'ra-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { act } from '../data-provider.ts';
import { ActDialog, type Answers, type Failure, type Question } from './act-dialog.tsx';
import { useToast } from '../layout/use-toast.tsx';

export type VerbName = keyof typeof texts.verbs;

type VerbButtonProps = {
  /** What the catalogue says of it. */
  name: VerbName;
  resource: string;
  id: Identifier;
  /** As the address has it. */
  verb: string;
  grave?: boolean;
  /** What is asked beside the reason. */
  questions?: Question[];
  reason?: 'required' | 'optional';
  failure?: Failure;
  /** The call's body, where it is not the answers as they are. */
  bodyOf?: (answers: Answers) => object;
  /** What is to be done with the answer, such as showing words that were read, and for which reason. */
  onDone?: (answer: Record<string, unknown>, reason: string) => void;
};

/** Something that is done to a record for a reason, which the audit keeps. */
export function VerbButton(props: VerbButtonProps) {
  const {
    name,
    resource,
    id,
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
  const { tell: toast } = useToast();
  const why: Question = {
    name: 'reason',
    label: t('reason.label'),
    hint: t('reason.hint'),
    kind: 'words',
    optional: reason === 'optional',
  };
  const close = () => {
    setOpen(false);
    // Not before: somebody else may have been here, and then nothing of this is offered any more.
    if (refused.current) refresh();
    refused.current = false;
  };
  return (
    <>
      <Button variant="outlined" color={grave ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {t(`verbs.${name}.label`)}
      </Button>
      {open && (
        <ActDialog
          title={t(`verbs.${name}.title`)}
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

/** What was answered; what was left open is left out. */
const given = (answers: Answers): object =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));
