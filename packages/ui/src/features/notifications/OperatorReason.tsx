import { Sentence } from '../../patterns/sentence/Sentence.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { reasonWords } from './OperatorReason.css.ts';

/** Why the operator does something, in the operator's own words and marked as such. */
export function OperatorReason({ reason }: { reason: string }) {
  return (
    <Text as="p" inline size="small" className={reasonWords}>
      <Sentence id="notifications.reason" values={{ reason: <bdi>{reason}</bdi> }} />
    </Text>
  );
}
