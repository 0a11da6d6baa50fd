import { Sentence } from '../../patterns/sentence/Sentence.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { reasonWords } from './OperatorReason.css.ts';

/** The operator's reason in the operator's own words, marked as a quotation. */
export function OperatorReason({ reason }: { reason: string }) {
  return (
    <Text as="p" inline size="small" className={reasonWords}>
      <Sentence id="notifications.reason" values={{ reason: <bdi>{reason}</bdi> }} />
    </Text>
  );
}
