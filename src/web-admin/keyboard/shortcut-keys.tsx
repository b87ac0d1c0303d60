import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcuts, switchShortcuts, useShortcut, useShortcutsOn, type Shortcut } from './shortcuts.ts';
import { chooseRow, moveToFilter, moveToRow } from './rows.ts';

/** The button that names the single keys, which also acts on them. */
export function ShortcutKeys() {
  const { t } = useTranslation('console');
  const [open, setOpen] = useState(false);
  const areOn = useShortcutsOn();
  const title = useId();
  useShortcut('keys', () => setOpen(true));
  useShortcut('next', () => moveToRow(1));
  useShortcut('previous', () => moveToRow(-1));
  useShortcut('choose', chooseRow);
  useShortcut('filter', moveToFilter);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('keys.label')}</Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} aria-labelledby={title}>
          <DialogTitle id={title}>{t('keys.title')}</DialogTitle>
          <DialogContent>
            <DialogContentText>{t('keys.text')}</DialogContentText>
            <dl className="facts keys">
              {(Object.keys(shortcuts) as Shortcut[]).map((shortcut) => (
                <div key={shortcut} className="fact">
                  <dt>
                    <kbd dir="ltr">{shortcuts[shortcut]}</kbd>
                  </dt>
                  <dd>{t(`keys.names.${shortcut}`)}</dd>
                </div>
              ))}
            </dl>
            <FormControlLabel
              label={t('keys.on')}
              control={<Checkbox checked={areOn} onChange={(event) => switchShortcuts(event.target.checked)} />}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('bulk.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
