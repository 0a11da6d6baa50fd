import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';

export interface LoadFailureProps {
  /** What an empty answer would say; it stands above, because a failed one may hide the same. Spec §8. */
  emptyText?: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, so that a failure never looks like an empty list. */
export function LoadFailure({ emptyText, onRetry }: LoadFailureProps) {
  const t = useMessage();
  return (
    <Callout
      tone="caution"
      isLive
      title={emptyText}
      action={
        <Button size="s" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('common.incomplete')}
    </Callout>
  );
}
