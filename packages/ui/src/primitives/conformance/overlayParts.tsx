import { AlertDialog } from '../alert-dialog/AlertDialog.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import type { Toasts } from '../toast/toasts.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import type { Parts, Worked } from './part.ts';

/** A component above the page. */
export interface Overlay extends Worked {
  /**
   * Opens the component if it is not open initially: keys for its trigger (empty if focus is
   * enough), or a function.
   */
  open?: string | ((toasts: Toasts) => void);
}

export const overlayParts: Parts<Overlay> = {
  'alert-dialog/AlertDialog': {
    draw: (passed, act) => (
      <AlertDialog
        {...passed}
        title="Disconnect?"
        confirmLabel="Disconnect"
        isOpen
        onOpenChange={act}
        onConfirm={act}
      >
        You sign in again.
      </AlertDialog>
    ),
    keys: ['{Escape}'],
  },
  'dialog/Dialog': {
    draw: (passed, act) => (
      <Dialog {...passed} title="Buy" isOpen onOpenChange={act}>
        One decision
      </Dialog>
    ),
    keys: ['{Escape}'],
  },
  'popover/Popover': {
    draw: (passed, act) => (
      <Popover {...passed} label="Filter" trigger={<Button>Open</Button>}>
        <Button onPress={act}>Apply</Button>
      </Popover>
    ),
    open: '{Enter}',
    keys: ['{Tab}{Enter}'],
  },
  'sheet/Sheet': {
    draw: (passed, act) => (
      <Sheet {...passed} title="Menu" isOpen onOpenChange={act}>
        Links
      </Sheet>
    ),
    keys: ['{Escape}'],
  },
  'toast/ToastRegion': {
    draw: (passed) => <ToastRegion {...passed} />,
    open: (toasts) => toasts.show({ tone: 'positive', text: 'Saved' }),
    keys: [],
  },
  'tooltip/Tooltip': {
    draw: (passed) => (
      <Tooltip {...passed} text="Opens the menu">
        <Button>Menu</Button>
      </Tooltip>
    ),
    open: '',
    keys: [],
  },
};
