import { useEffect, useEffectEvent, useState } from 'react';

/** Delay between the last key and the address update, milliseconds. */
const pause = 300;

interface TypedOptions<Value> {
  /** Value in the address; may lag behind `onWrite`. */
  asked: Value;
  /** Returns equal text for values that are equal in the address. */
  keyOf: (value: Value) => string;
  /** Updates the address. */
  onWrite: (value: Value) => void;
}

interface Typed<Value> {
  value: Value;
  /** Last processed address. */
  seen: string;
  /**
   * Addresses written since the last one from elsewhere, oldest first. On a slow machine React can render
   * an earlier one again.
   */
  written: readonly string[];
}

/**
 * Form values stored in the address. Typed values show immediately; the address follows after a
 * pause. The address is read at first, and again if it contains a value never typed here: after
 * Back, Forward or a link.
 */
export function useTyped<Value>({ asked, keyOf, onWrite }: TypedOptions<Value>) {
  const address = keyOf(asked);
  const [typed, setTyped] = useState<Typed<Value>>({ value: asked, seen: address, written: [] });
  const { value, seen, written } = typed;
  if (address !== seen) {
    const isOwn = written.includes(address);
    setTyped(isOwn ? { ...typed, seen: address } : { value: asked, seen: address, written: [] });
  }
  const key = keyOf(value);
  const isDue = key !== (written.at(-1) ?? seen);
  const write = useEffectEvent((text: string) => {
    // On a slow machine a timer can run after a later key is on screen; that key has a timer of its own.
    if (text !== key) return;
    setTyped((now) => ({ ...now, written: [...now.written, text] }));
    onWrite(value);
  });
  useEffect(() => {
    const forget = () => setTyped((now) => ({ ...now, written: [] }));
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  useEffect(() => {
    if (!isDue) return;
    const { pathname } = window.location;
    // After navigation the new address is left alone.
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
