import type { Failure } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TransactionFailure } from '../steps/TransactionFailure.tsx';

export interface FailedSimulationProps {
  failure: Failure;
  /** Block number of the simulation. */
  block: bigint;
  /** True during a retry. */
  isChecking: boolean;
  onRetry: () => void;
  /** A remedy in the wallet; replaces the retry. */
  remedy?: ReactNode;
}

/** The reason of a failed simulation, found before any gas was paid. */
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
