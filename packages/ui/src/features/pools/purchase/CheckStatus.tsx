import { CircleCheck } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';

export interface CheckStatusProps {
  preview: Loadable<PurchasePreview>;
  isSlow: boolean;
}

/** Announces the progress of the check. Failures are separate alerts. */
export function CheckStatus({ preview, isSlow }: CheckStatusProps) {
  const t = useMessage();
  const isLoading = preview.status === 'loading';
  const passed = preview.status === 'loaded' && preview.data.failure === null ? preview.data : null;
  const values = { block: String(passed?.block) };
  return (
    <Box display="contents" role="status">
      {isLoading && !isSlow && <VisuallyHidden>{t('purchase.check.loading')}</VisuallyHidden>}
      {isLoading && isSlow && (
        <Text size="small" tone="muted">
          {t('purchase.check.slow')}
        </Text>
      )}
      {passed?.isSimulated && (
        <VisuallyHidden>{`${t('purchase.testRun')}: ${t('purchase.simulated', values)}`}</VisuallyHidden>
      )}
      {passed && !passed.isSimulated && (
        <Inline gap="xs" flexWrap="nowrap">
          <Text inline tone="info">
            <Icon icon={CircleCheck} size="s" />
          </Text>
          <Text size="small">{t('purchase.simulated.partly', values)}</Text>
        </Inline>
      )}
    </Box>
  );
}
