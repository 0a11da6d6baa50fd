import type { Failure } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { CheckStatus } from './CheckStatus.tsx';
import { FailedSimulation } from './FailedSimulation.tsx';
import type { Revocation } from './revocation.ts';
import { UnlimitedAllowance } from './UnlimitedAllowance.tsx';

function PurchaseCheckSkeleton() {
  return (
    <Stack gap="m" aria-hidden>
      <Skeleton block="row" />
      <Skeleton block="row" />
      <Skeleton block="row" />
    </Stack>
  );
}

export interface PurchaseCheckProps {
  preview: Loadable<PurchasePreview>;
  isSlow: boolean;
  /** True during a new check. */
  isChecking: boolean;
  onCheck: () => void;
  revocation: Revocation;
  onRevoke: () => void;
  /** The wallet remedy of a failure; nothing for other failures. */
  remedyOf?: ((failure: Failure) => ReactNode) | undefined;
  /** The ways to what a failing purchase lacks. */
  helpOf?: ((preview: PurchasePreview) => ReactNode) | undefined;
}

/** The preview of a purchase before the wallet opens. */
export function PurchaseCheck(props: PurchaseCheckProps) {
  const { preview, isSlow } = props;
  return (
    // `contents` leaves no gap while nothing is visible.
    <Box display="contents" aria-busy={preview.status === 'loading'}>
      <Answer {...props} />
      <CheckStatus preview={preview} isSlow={isSlow} />
    </Box>
  );
}

function Answer({
  preview,
  isChecking,
  onCheck,
  revocation,
  onRevoke,
  remedyOf,
  helpOf,
}: PurchaseCheckProps) {
  const t = useMessage();
  if (preview.status === 'loading') return <PurchaseCheckSkeleton />;
  if (preview.status === 'failed') {
    return (
      <Callout
        tone="caution"
        isLive
        action={
          <Button size="s" isBusy={isChecking} onPress={preview.onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('purchase.check.failed')}
      </Callout>
    );
  }
  const { isUnlimited, failure, block } = preview.data;
  return (
    <>
      <UnlimitedAllowance isUnlimited={isUnlimited} revocation={revocation} onRevoke={onRevoke} />
      {failure && (
        <FailedSimulation
          failure={failure}
          block={block}
          isChecking={isChecking}
          onRetry={onCheck}
          remedy={remedyOf?.(failure)}
        />
      )}
      {helpOf?.(preview.data)}
    </>
  );
}
