import { createTheme, type ThemeOptions } from '@mui/material/styles';

const TARGET = 44;
const soft = { borderRadius: 'var(--r1)' };

/**
 * The product's design tokens for MUI, by name: both themes and the choice between them are shared with the member app.
 */
const options: ThemeOptions = {
  cssVariables: { nativeColor: true, cssVarPrefix: 'console', disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--green)',
      light: 'var(--green-line)',
      dark: 'var(--green-deep)',
      contrastText: 'var(--green-ink)',
    },
    secondary: { main: 'var(--ink-2)', light: 'var(--ink-3)', dark: 'var(--ink)', contrastText: 'var(--paper)' },
    error: { main: 'var(--red)', light: 'var(--red-line)', dark: 'var(--red-deep)', contrastText: 'var(--red-ink)' },
    warning: { main: 'var(--amber)', light: 'var(--amber-line)', dark: 'var(--amber)', contrastText: 'var(--paper)' },
    success: {
      main: 'var(--green)',
      light: 'var(--green-line)',
      dark: 'var(--green-deep)',
      contrastText: 'var(--green-ink)',
    },
    info: { main: 'var(--ink-2)', light: 'var(--line)', dark: 'var(--ink)', contrastText: 'var(--paper)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
    background: { default: 'var(--paper)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink-2)',
      hover: 'var(--sunken)',
      selected: 'var(--green-soft)',
      disabled: 'var(--ink-3)',
      disabledBackground: 'var(--sunken)',
      focus: 'var(--sunken)',
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--sans)',
    fontSize: 13.5,
    htmlFontSize: 16,
    h1: {
      fontFamily: 'var(--serif)',
      fontSize: '1.9rem',
      fontWeight: 440,
      letterSpacing: '-0.018em',
      lineHeight: 1.15,
    },
    h2: { fontFamily: 'var(--serif)', fontSize: '1.35rem', fontWeight: 460, lineHeight: 1.25 },
    h3: { fontFamily: 'var(--serif)', fontSize: '1.12rem', fontWeight: 480, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 560 },
  },
  components: {
    MuiCssBaseline: { styleOverrides: { body: { backgroundColor: 'var(--paper)', color: 'var(--ink)' } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: TARGET, ...soft } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
    },
    // MUI would compute backgrounds from the colours, which fails because they are CSS variables.
    MuiAlert: {
      styleOverrides: {
        root: {
          color: 'var(--ink)',
          backgroundColor: 'var(--sunken)',
          '&.MuiAlert-colorError': { backgroundColor: 'var(--red-soft)' },
          '&.MuiAlert-colorWarning': { backgroundColor: 'var(--amber-soft)' },
          '&.MuiAlert-colorSuccess': { backgroundColor: 'var(--green-soft)' },
        },
        action: { flexShrink: 0, whiteSpace: 'nowrap', paddingBlock: 0, alignItems: 'center' },
      },
    },
    MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--shadow-high)' } } },
    MuiDialog: { styleOverrides: { paper: { boxShadow: 'var(--shadow-high)', borderRadius: 'var(--r2)' } } },
    MuiDialogContent: { styleOverrides: { root: { display: 'flex', flexDirection: 'column', gap: 10 } } },
    MuiDialogTitle: { styleOverrides: { root: { font: '460 1.3rem/1.25 var(--serif)' } } },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiInputBase: {
      defaultProps: { autoComplete: 'off', slotProps: { input: { dir: 'auto' } } },
      styleOverrides: {
        root: { minHeight: TARGET },
        input: { '&::placeholder': { color: 'var(--ink-3)', opacity: 1 } },
      },
    },
    // The label is above, and the border is that of the box: MUI's outline covers the text.
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          ...soft,
          border: '1px solid var(--edge)',
          backgroundColor: 'var(--surface)',
          '&.Mui-focused': { outline: '3px solid var(--focus)', outlineOffset: 1 },
          '&.Mui-error': { borderColor: 'var(--red)' },
          '&.Mui-disabled': { borderColor: 'var(--line)', backgroundColor: 'var(--sunken)' },
        },
        input: {
          outline: 'none',
          boxSizing: 'border-box',
          height: 'auto',
          '&:not(textarea)': { minHeight: TARGET },
        },
        multiline: { padding: '10px 14px' },
        notchedOutline: { display: 'none' },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 4,
          fontSize: '0.88rem',
          fontWeight: 540,
          color: 'var(--ink-2)',
          '&.Mui-focused': { color: 'var(--ink)' },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { color: 'var(--ink-2)', '&.Mui-error': { color: 'var(--red)' } } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: TARGET } } },
  },
};

export const themeIn = (direction: 'ltr' | 'rtl') => createTheme({ direction, ...options });
