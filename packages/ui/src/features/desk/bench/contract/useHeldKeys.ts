import { useEffect, useEffectEvent } from 'react';

const over = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=listbox]';

/** ⌘↵ and ⇧⌘↵ (Ctrl elsewhere), also while somebody types; not while something stands over the page. */
export function useHeldKeys(press: { held: () => void; heldWithShift: () => void }): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    if (event.defaultPrevented || document.querySelector(over)) return;
    event.preventDefault();
    if (event.shiftKey) press.heldWithShift();
    else press.held();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
