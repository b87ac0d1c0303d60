import { createTheme } from '@mui/material/styles';

const TARGET = 44;
const soft = { borderRadius: 'var(--r1)' };

/**
 * The product's tokens as MUI reads them: the colours are named, not repeated, so that both themes of the product are
 * the console's, and the choice between them is made in one place for both.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, cssVarPrefix: 'console' },
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
    fontSize: 15,
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
    MuiButton: { styleOverrides: { root: { minHeight: TARGET, ...soft } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
    },
    MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--shadow-high)' } } },
    MuiDialog: { styleOverrides: { paper: { boxShadow: 'var(--shadow-high)', borderRadius: 'var(--r2)' } } },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiInputBase: {
      defaultProps: { slotProps: { input: { dir: 'auto' } } },
      styleOverrides: {
        root: { minHeight: TARGET },
        input: { '&::placeholder': { color: 'var(--ink-3)', opacity: 1 } },
      },
    },
    MuiOutlinedInput: { styleOverrides: { root: soft, notchedOutline: { borderColor: 'var(--edge)' } } },
    MuiInputLabel: { styleOverrides: { root: { color: 'var(--ink-2)' } } },
    MuiFormHelperText: { styleOverrides: { root: { color: 'var(--ink-2)', '&.Mui-error': { color: 'var(--red)' } } } },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '6px 12px', borderColor: 'var(--line)' },
        head: { fontWeight: 600, color: 'var(--ink-2)', backgroundColor: 'var(--sunken)', verticalAlign: 'middle' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { height: TARGET + 4 } } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: TARGET, minWidth: TARGET } } },
    MuiTablePagination: { styleOverrides: { root: { border: 0 }, select: { minHeight: TARGET - 16 } } },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: TARGET, height: TARGET } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 999, fontWeight: 540, height: 26 } } },
    MuiSnackbarContent: {
      styleOverrides: { root: { backgroundColor: 'var(--ink)', color: 'var(--paper)', border: 0 } },
    },
    MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: 'var(--ink)', color: 'var(--paper)' } } },
  },
});
