import { useMessage } from '../../messages/useMessage.ts';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { CopyOutcome } from './useCopy.ts';

export interface CopyStatusProps {
  outcome: CopyOutcome;
}

/** The result of copying: for screen readers, and for everybody if it failed. */
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
