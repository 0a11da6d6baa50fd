import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { joinedAt } from './MemberRow.css.ts';

export interface JoinedAtProps {
  /** ISO 8601. */
  iso: string;
}

/** Day and time of joining, each in line with those of the rows above and below. */
export function JoinedAt({ iso }: JoinedAtProps) {
  return (
    <span className={joinedAt}>
      <Timestamp iso={iso} size="small" tone="muted" />
      <VisuallyHidden>, </VisuallyHidden>
      <Timestamp iso={iso} detail="time" size="small" tone="muted" />
    </span>
  );
}
