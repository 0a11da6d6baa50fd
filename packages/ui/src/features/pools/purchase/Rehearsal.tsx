import { CircleCheck } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export type RehearsalProps = Pick<PurchasePreview, 'block' | 'isRehearsed'>;

/** That the very call goes through, or as much of it as could be tried, on the newest block. */
export function Rehearsal({ block, isRehearsed }: RehearsalProps) {
  const t = useMessage();
  const words = isRehearsed ? 'purchase.rehearsed' : 'purchase.rehearsed.partly';
  return (
    <Inline gap="xs" flexWrap="nowrap">
      <Text inline tone={isRehearsed ? 'positive' : 'info'}>
        <Icon icon={CircleCheck} size="s" />
      </Text>
      <Text size="small">{t(words, { block: String(block) })}</Text>
    </Inline>
  );
}
