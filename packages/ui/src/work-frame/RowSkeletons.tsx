import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import { rowSkeleton } from './WorkFrame.css.ts';

/** A screen of placeholder rows at their final height. */
export function RowSkeletons({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content.
        <div key={index} className={rowSkeleton}>
          <Skeleton text="small" width="long" />
        </div>
      ))}
    </div>
  );
}
