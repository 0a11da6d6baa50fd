import { useEffect, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Revocation } from './revocation.ts';

export interface UnlimitedAllowanceProps {
  isUnlimited: boolean;
  revocation: Revocation;
  onRevoke: () => void;
}

/** Warns of an unlimited allowance and revokes it. */
export function UnlimitedAllowance({ isUnlimited, revocation, onRevoke }: UnlimitedAllowanceProps) {
  const t = useMessage();
  const outcome = useRef<HTMLDivElement>(null);
  const isDone = revocation.status === 'done';
  useEffect(() => {
    // The pressed button was removed; keyboard users continue at the result.
    if (isDone) outcome.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <Callout ref={outcome} tabIndex={-1} tone="positive" isLive>
        {t('purchase.revoke.done')}
      </Callout>
    );
  }
  if (!isUnlimited) return null;
  const isBusy = revocation.status === 'busy';
  return (
    <Callout
      tone="caution"
      title={t('purchase.unlimited.title')}
      action={
        <Button size="s" isBusy={isBusy} busyLabel={t('purchase.revoke.busy')} onPress={onRevoke}>
          {t('purchase.revoke')}
        </Button>
      }
    >
      <span>{t('purchase.unlimited')}</span>
      <span role="alert">
        {revocation.status === 'failed' && (
          <Text as="p" tone="critical">
            {t(revocation.failure.notice)}
          </Text>
        )}
      </span>
    </Callout>
  );
}
