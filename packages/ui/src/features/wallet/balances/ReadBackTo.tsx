import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';

const gap = '\u0000';

/** That there may be older transactions than the chain was asked for. @param since ISO 8601. */
export function ReadBackTo({ since }: { since: string }) {
  const t = useMessage();
  // The date is an element of its own, so the sentence is taken apart at its place.
  const [before, after] = t('balances.transactions.since', { date: gap }).split(gap);
  return (
    <Text as="p" size="small" tone="muted">
      {before}
      <Timestamp iso={since} detail="dateTime" size="small" />
      {after}
    </Text>
  );
}
