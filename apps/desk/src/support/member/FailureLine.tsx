import { Button, Stack, Text } from '@upline/ui';
import { ChevronRight } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { TransactionStatus } from './ChainMark.tsx';
import { failureLine } from './Member.css.ts';
import type { TicketTransaction } from './memberChainQuery.ts';
import { useChainText } from './useChainText.ts';

export interface FailureLineProps {
  /** Outcome stored with the ticket. */
  mark: Parameters<typeof TransactionStatus>[0]['mark'];
  /** The decoded transaction; `null` before it is loaded. */
  transaction: TicketTransaction | null;
  onOpen: () => void;
}

/** On phones, where the member panel is hidden: the outcome of the ticket's transaction. */
export function FailureLine({ mark, transaction, onOpen }: FailureLineProps) {
  const d = useDeskMessage();
  const words = useChainText();
  const why = transaction?.outcome ? words.reasonText(transaction.outcome) : null;
  return (
    <div className={failureLine}>
      <Stack gap="xs">
        <TransactionStatus mark={mark} />
        {why && <Text size="small">{why}</Text>}
      </Stack>
      <Button size="s" icon={ChevronRight} onPress={onOpen}>
        {d('desk.chain.history')}
      </Button>
    </div>
  );
}
