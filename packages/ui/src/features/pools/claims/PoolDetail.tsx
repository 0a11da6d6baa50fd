import type { Failure } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';

export interface PoolDetailProps {
  /** Transaction hash, `null` before sending. */
  transaction: string | null;
  /** Reason of the failed payment, `null` for none. */
  reason: Failure | null;
  explorer?: string;
}

/** The transaction of one pool of a claim, and the reason if it failed. */
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
