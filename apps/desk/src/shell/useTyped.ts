import { useEffect, useEffectEvent, useState } from 'react';

/** So long after the last key the address follows what was typed, milliseconds. */
const pause = 300;

interface TypedOptions<Value> {
  /** What the address says. It may come long after it was written. */
  asked: Value;
  /** The same text for values that the address does not tell apart. */
  keyOf: (value: Value) => string;
  /** Writes the address. */
  onWrite: (value: Value) => void;
}

interface Typed<Value> {
  value: Value;
  /** The address that was last looked at. */
  seen: string;
  /** Addresses that were written and have not come yet, oldest first. */
  written: readonly string[];
}

/**
 * Values of a form that the address carries for a link: what is typed shows at once and the next key builds on it, and the
 * address follows after a pause. The address is read on the first show, and where it says what was never typed here: after
 * Back, Forward or a link.
 */
export function useTyped<Value>({ asked, keyOf, onWrite }: TypedOptions<Value>) {
  const address = keyOf(asked);
  const [typed, setTyped] = useState<Typed<Value>>({ value: asked, seen: address, written: [] });
  const { value, seen, written } = typed;
  if (address !== seen) {
    const at = written.indexOf(address);
    setTyped(
      at < 0
        ? { value: asked, seen: address, written: [] }
        : { value, seen: address, written: written.slice(at + 1) },
    );
  }
  const key = keyOf(value);
  const isDue = key !== (written.at(-1) ?? seen);
  const write = useEffectEvent((text: string) => {
    setTyped((now) => ({ ...now, written: [...now.written, text] }));
    onWrite(value);
  });
  useEffect(() => {
    if (!isDue) return;
    const { pathname } = window.location;
    // Who has gone on meanwhile finds the new address as it is.
    const timer = setTimeout(() => window.location.pathname === pathname && write(key), pause);
    const stop = () => clearTimeout(timer);
    window.addEventListener('popstate', stop);
    return () => {
      stop();
      window.removeEventListener('popstate', stop);
    };
  }, [isDue, key]);
  const change = (make: (before: Value) => Value) => setTyped((now) => ({ ...now, value: make(now.value) }));
  return [value, change] as const;
}
