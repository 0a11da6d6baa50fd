import { CircleCheck } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';

type SimulationResultProps = Pick<PurchasePreview, 'block' | 'isSimulated'>;

/** That the very call goes through, or as much of it as could be tried, on the newest block. */
function SimulationResult({ block, isSimulated }: SimulationResultProps) {
  const t = useMessage();
  const words = isSimulated ? 'purchase.simulated' : 'purchase.simulated.partly';
  return (
    <Inline gap="xs" flexWrap="nowrap">
      <Text inline tone={isSimulated ? 'positive' : 'info'}>
        <Icon icon={CircleCheck} size="s" />
      </Text>
      <Text size="small">{t(words, { block: String(block) })}</Text>
    </Inline>
  );
}

export interface CheckStatusProps {
  preview: Loadable<PurchasePreview>;
  isSlow: boolean;
}

/** How far the chain's answer is, read aloud as it changes. What went wrong is an alert of its own. */
export function CheckStatus({ preview, isSlow }: CheckStatusProps) {
  const t = useMessage();
  const isLoading = preview.status === 'loading';
  const passed = preview.status === 'loaded' && preview.data.failure === null ? preview.data : null;
  return (
    <Box display="contents" role="status">
      {isLoading && !isSlow && <VisuallyHidden>{t('purchase.check.loading')}</VisuallyHidden>}
      {isLoading && isSlow && (
        <Text size="small" tone="muted">
          {t('purchase.check.slow')}
        </Text>
      )}
      {passed && <SimulationResult block={passed.block} isSimulated={passed.isSimulated} />}
    </Box>
  );
}
