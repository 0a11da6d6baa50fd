import { formatPrice, levelAt, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { prompt, prompts as promptsStyle } from './PurchaseCheck.css.ts';
import type { Prompt } from './promptsOf.ts';

export interface PurchasePromptsProps {
  position: Position;
  /** In the order in which the wallet asks. */
  prompts: readonly Prompt[];
}

/** What the wallet will ask, one prompt after another. */
export function PurchasePrompts({ position, prompts }: PurchasePromptsProps) {
  const t = useMessage();
  const price = formatPrice(levelAt(position).fee);
  return (
    <ol className={promptsStyle} aria-label={t('purchase.prompts')}>
      {prompts.map((id) => (
        <Text key={id} as="li" size="small" tone="muted" className={prompt}>
          {t({ id, values: { price } })}
        </Text>
      ))}
    </ol>
  );
}
