import { levelAt, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { prompt, prompts as promptsStyle } from './PurchaseCheck.css.ts';
import type { Prompt } from './promptsOf.ts';

export interface PurchasePromptsProps {
  label: string;
  position: Position;
  /** In the order of the wallet's prompts. */
  prompts: readonly Prompt[];
}

export function PurchasePrompts({ label, position, prompts }: PurchasePromptsProps) {
  const t = useMessage();
  const money = useMoney();
  const price = money.price(levelAt(position).fee);
  return (
    <ol className={promptsStyle} aria-label={label}>
      {prompts.map((id) => (
        <li key={id} className={prompt}>
          {t({ id, values: { price } })}
        </li>
      ))}
    </ol>
  );
}
