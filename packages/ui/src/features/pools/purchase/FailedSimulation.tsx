import type { Failure } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TransactionFailure } from '../steps/TransactionFailure.tsx';

export interface FailedSimulationProps {
  failure: Failure;
  /** The block that it was looked at. */
  block: bigint;
  /** Whether it is being tried again. */
  isChecking: boolean;
  onRetry: () => void;
  /** What can be done about it in the wallet; nothing is tried again before. */
  remedy?: ReactNode;
}

/** Why the purchase would not go through, before anything was paid for finding out. */
export function FailedSimulation({ failure, block, isChecking, onRetry, remedy }: FailedSimulationProps) {
  const t = useMessage();
  return (
    <Stack gap="s">
      <TransactionFailure
        failure={failure}
        of="purchase"
        action={
          remedy ?? (
            <Button size="s" isBusy={isChecking} onPress={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      />
      <Text as="p" size="small" tone="muted">
        {t('purchase.simulated.fails', { block: String(block) })}
      </Text>
    </Stack>
  );
}
