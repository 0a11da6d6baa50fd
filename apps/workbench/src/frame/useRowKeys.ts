import { useShortcuts } from '@upline/ui';
import { type RefObject, useRef } from 'react';

const rows = '[role=row]:not(:has([role=columnheader]))';

/** J and K move through the rows of a table. @returns Ref of an element around the table. */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const at = useRef<HTMLDivElement>(null);
  function move(by: number) {
    const all = [...(at.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const open = all.findIndex((row) => row.contains(document.activeElement));
    // The first key press focuses the first row.
    const next = all[open === -1 ? 0 : Math.min(Math.max(open + by, 0), all.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  }
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return at;
}
