import { searchDebounce } from '@upline/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * State of fields whose values are also stored elsewhere, for example in the address. `onWrite`
 * follows the last key press by 300 ms. The stored value is read on mount only: an echo that
 * arrives late would undo a key. To show other values, after Back or a link, change the React `key`.
 * @param keyOf Returns equal text for values that are stored equally.
 */
export function useTyped<Value>(
  first: Value,
  keyOf: (value: Value) => string,
  onWrite: (value: Value) => void,
) {
  const [value, change] = useState(first);
  const written = useRef(keyOf(first));
  const key = keyOf(value);
  const write = useEffectEvent(() => {
    written.current = key;
    onWrite(value);
  });
  useEffect(() => {
    if (key === written.current) return;
    const timer = setTimeout(write, searchDebounce);
    return () => clearTimeout(timer);
  }, [key]);
  return [value, change] as const;
}
