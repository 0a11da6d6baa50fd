import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Ends {
  isFirst: boolean;
  isLast: boolean;
}

interface EndFocus {
  previous: RefObject<HTMLButtonElement | null>;
  next: RefObject<HTMLButtonElement | null>;
  /** Call it with the pressed button. */
  onPressed: (button: Element) => void;
}

/**
 * Keeps focus in a pair of previous and next buttons. At an end the pressed button is disabled;
 * focus then moves to the other button, unless it has left the pair.
 */
export function useEndFocus({ isFirst, isLast }: Ends): EndFocus {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused !== document.body && focused !== pressed.current) return;
    if (isFirst && pressed.current === previous.current) next.current?.focus();
    if (isLast && pressed.current === next.current) previous.current?.focus();
  }, [isFirst, isLast]);
  return {
    previous,
    next,
    onPressed: (button) => {
      pressed.current = button;
    },
  };
}
