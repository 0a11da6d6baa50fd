import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';

const gap = '\u0000';

export interface LevelSinceProps {
  /** ISO 8601. */
  instant: string;
}

/** Since when a level is activated. */
export function LevelSince({ instant }: LevelSinceProps) {
  const t = useMessage();
  // The date is an element of its own, so the sentence is taken apart at its place.
  const [before, after] = t('level.since', { date: gap }).split(gap);
  return (
    <Text tone="muted">
      {before}
      <Timestamp iso={instant} />
      {after}
    </Text>
  );
}
