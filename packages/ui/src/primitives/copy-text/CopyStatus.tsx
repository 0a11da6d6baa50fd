import { useMessage } from '../../messages/useMessage.ts';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { CopyOutcome } from './useCopy.ts';

export interface CopyStatusProps {
  outcome: CopyOutcome;
}

/** Says how copying went: to screen readers, and to everybody when it failed. */
export function CopyStatus({ outcome }: CopyStatusProps) {
  const t = useMessage();
  return (
    <span aria-live="polite">
      {outcome === 'copied' && <VisuallyHidden>{t('common.copied')}</VisuallyHidden>}
      {outcome === 'failed' && (
        <Text inline size="small" tone="critical">
          {t('common.notCopied')}
        </Text>
      )}
    </span>
  );
}
