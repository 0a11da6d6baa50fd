import { Button, Callout } from '@upline/ui';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';

export interface LoadFailedProps {
  /** True while the request runs again. @default false */
  isFetching?: boolean;
  onRetry: () => void;
  /** The sentence that names the missing data. */
  children: ReactNode;
}

/** Reports that a request failed, with a button that sends it again. */
export function LoadFailed({ isFetching = false, onRetry, children }: LoadFailedProps) {
  const d = useDeskMessage();
  return (
    <Callout
      tone="critical"
      isLive
      action={
        <Button size="s" isBusy={isFetching} onPress={onRetry}>
          {d('desk.ticket.tryAgain')}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
