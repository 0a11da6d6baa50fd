import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';

const IsOn = createContext(true);

/**
 * Turns single keys and key sequences of its children on or off, because they interfere with voice
 * control. A parent that is off keeps its children off.
 */
export function Shortcuts({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const isOnAbove = useContext(IsOn);
  return <IsOn value={isOn && isOnAbove}>{children}</IsOn>;
}

/** Actions by `KeyboardEvent.key`: `{ j: next, '?': showKeys }`. */
export type ShortcutKeys = Readonly<Record<string, () => void>>;

// Toasts have a dialog role but handle no keys.
const over = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=listbox]';

/** True if the reader is typing, or an overlay is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
  return isTyped || document.querySelector(over) !== null;
}

const isOther = (event: KeyboardEvent) =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event);

/**
 * Handles single keys of the page while mounted; not while the reader types or a dialog is open.
 */
export function useShortcuts(keys: ShortcutKeys): void {
  const isOn = useContext(IsOn);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (isOther(event)) return;
    const press = keys[event.key];
    if (!press) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isOn]);
}

/**
 * Handles keys held with ⌘ or Ctrl, by `KeyboardEvent.key`, with ⇧ first if held too:
 * `{ k: find, '⇧Enter': send }`. They also act while the reader types, before the focused element's
 * own handler; not while a dialog is open.
 */
export function useHeldShortcuts(keys: ShortcutKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = (event.metaKey || event.ctrlKey) && !event.altKey;
    const press = isHeld && !event.repeat ? keys[`${event.shiftKey ? '⇧' : ''}${event.key}`] : undefined;
    if (!press || document.querySelector(over) !== null) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  });
  useEffect(() => {
    document.addEventListener('keydown', act, { capture: true });
    return () => document.removeEventListener('keydown', act, { capture: true });
  }, []);
}

/** Maximum time between the two keys, milliseconds. */
const patience = 1500;

/**
 * Handles two keys in a row: `{ 'g s': goToSupport }`. The second key's own shortcut is skipped.
 */
export function useKeySequences(sequences: ShortcutKeys): void {
  const isOn = useContext(IsOn);
  const first = useRef({ key: '', at: 0 });
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (isOther(event)) return;
    const { key, at } = first.current;
    first.current = { key: event.key, at: event.timeStamp };
    const press = event.timeStamp - at < patience ? sequences[`${key} ${event.key}`] : undefined;
    if (!press) return;
    first.current = { key: '', at: 0 };
    event.preventDefault();
    event.stopPropagation();
    press();
  });
  useEffect(() => {
    if (!isOn) return;
    // Runs before shortcuts of single keys.
    document.addEventListener('keydown', act, { capture: true });
    return () => document.removeEventListener('keydown', act, { capture: true });
  }, [isOn]);
}
