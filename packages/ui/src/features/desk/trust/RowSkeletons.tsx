import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { skeleton } from './Audit.css.ts';

/** As many rows as a screen has, at their final height. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content.
        <div key={index} className={skeleton}>
          <Skeleton text="small" width="long" />
        </div>
      ))}
    </div>
  );
}
