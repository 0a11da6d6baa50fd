import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Ends {
  isFirst: boolean;
  isLast: boolean;
}

interface EndFocus {
  previous: RefObject<HTMLButtonElement | null>;
  next: RefObject<HTMLButtonElement | null>;
  /** To be called with the button that was pressed. */
  onPressed: (button: Element) => void;
}

/**
 * Keeps the focus of a pair of buttons that lead on and back. At an end the pressed one is disabled and would
 * take the focus with it: the other one gets it then, unless it has gone elsewhere meanwhile.
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
