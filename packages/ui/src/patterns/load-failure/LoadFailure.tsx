import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';

export interface LoadFailureProps {
  /**
   * The text of an empty list, shown above the error, because an unavailable list may be empty too.
   * Spec §8.
   */
  emptyText?: string;
  onRetry: () => void;
}

/** A load error with a retry, so that a failed list never looks empty. */
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
