import type { Failure } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';

export interface PoolDetailProps {
  /** The hash of its transaction, `null` before it was sent. */
  transaction: string | null;
  /** Why it did not pay, `null` where there is nothing to say. */
  reason: Failure | null;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

/** What there is to know of one pool of a claim: its transaction, and why it did not pay. */
export function PoolDetail({ transaction, reason, explorer }: PoolDetailProps) {
  const t = useMessage();
  return (
    <Stack gap="xxs">
      {transaction && <TxLink hash={transaction} {...(explorer && { explorer })} />}
      {reason && (
        <Text size="small" tone="critical">
          {t(reason.notice)}
        </Text>
      )}
    </Stack>
  );
}
