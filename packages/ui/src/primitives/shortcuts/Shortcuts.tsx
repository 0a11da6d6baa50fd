import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';

const IsOn = createContext(true);

/**
 * Lets the keys of everything below act, or not: single keys get in the way of those who speak to a device. What is
 * off further out stays off.
 */
export function Shortcuts({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const isOnAbove = useContext(IsOn);
  return <IsOn value={isOn && isOnAbove}>{children}</IsOn>;
}

/** What keys do, by `KeyboardEvent.key`: `{ j: next, '?': showKeys }`. */
export type ShortcutKeys = Readonly<Record<string, () => void>>;

// A toast calls itself a dialog as well, but takes no keys.
const over = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=listbox]';

/** Whether a key is part of a text, or belongs to what stands over the page. */
function isTaken({ target }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
  return isTyped || document.querySelector(over) !== null;
}

const isOther = (event: KeyboardEvent) =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event);

/** Listens to single keys on the whole page while it is shown: not while somebody types, nor over a dialog. */
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
 * Listens to keys that are held with ⌘ or Ctrl, by their `KeyboardEvent.key`, with ⇧ before it where that is held too:
 * `{ k: find, '⇧Enter': send }`. They act while somebody types as well, and before whatever has the focus; not over a
 * dialog.
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

/** How long the second key may take, milliseconds. */
const patience = 1500;

/**
 * Listens to two keys, one after the other: `{ 'g s': goToSupport }`. The second then does nothing else, whatever it
 * does alone.
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
    // Before any key that acts alone.
    document.addEventListener('keydown', act, { capture: true });
    return () => document.removeEventListener('keydown', act, { capture: true });
  }, [isOn]);
}
