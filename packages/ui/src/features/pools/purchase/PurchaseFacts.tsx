import { formatCoin, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { type Description, DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { ContractAddress } from '../address/ContractAddress.tsx';
import { PurchasePrompts } from './PurchasePrompts.tsx';
import { promptsOf } from './promptsOf.ts';

/** Decimals of the chain's own coin. */
const gasDecimals = 18;

export interface PurchaseFactsProps {
  position: Position;
  preview: PurchasePreview;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

/** Who is paid, out of what, what the chain itself costs, and how often the wallet asks. */
export function PurchaseFacts({ position, preview, explorer }: PurchaseFactsProps) {
  const t = useMessage();
  const { contract, balance, allowance, isUnlimited, gas, gasBalance } = preview;
  const gasText =
    gas === null
      ? t('purchase.gasCost.unknown')
      : t('purchase.gasCost.about', {
          amount: formatCoin(gas, gasDecimals),
          balance: formatCoin(gasBalance, gasDecimals),
        });
  const items: Description[] = [
    {
      term: t('purchase.contract'),
      details: (
        <ContractAddress
          address={contract}
          what={t('level.title', { level: position })}
          explorer={explorer}
        />
      ),
    },
    { term: t('purchase.balance'), details: <Money units={balance} /> },
    { term: t('purchase.gasCost'), details: gasText },
  ];
  if (allowance > 0n) {
    const details = isUnlimited ? t('purchase.allowance.unlimited') : <Money units={allowance} />;
    items.push({ term: t('purchase.allowance'), details });
  }
  const prompts = promptsOf(preview);
  if (prompts.length > 0) {
    const details = t('purchase.prompts.count', { count: prompts.length });
    items.push({ term: t('purchase.prompts'), details });
  }
  return (
    <Stack gap="s">
      <DescriptionList items={items} />
      {prompts.length > 0 && <PurchasePrompts position={position} prompts={prompts} />}
    </Stack>
  );
}
