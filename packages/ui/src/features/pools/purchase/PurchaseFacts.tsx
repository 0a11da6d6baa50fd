import { formatCoin, gasCoin, levelAt, type Position, shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Bleed } from '../../../primitives/bleed/Bleed.tsx';
import { type Description, DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../primitives/disclosure/Disclosure.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { figures } from '../../../primitives/money/Money.css.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ContractAddress } from '../address/ContractAddress.tsx';
import { lacksMoney } from './lacksMoney.ts';
import { picture } from './PurchaseCheck.css.ts';
import { PurchasePrompts } from './PurchasePrompts.tsx';
import { promptsOf } from './promptsOf.ts';
import type { PurchaseOffer } from './purchaseOffer.ts';

/** Decimals of the native coin. */
const gasDecimals = 18;

type ReceiverProps = Pick<PurchaseOffer, 'receiver' | 'receiverName' | 'receiverPhoto' | 'operator'>;

/** True if both texts are the same wallet. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** True if a wallet is the operator's; false while the operator is unknown. */
const isOperator = (wallet: string, { operator }: Pick<PurchaseOffer, 'operator'>) =>
  operator != null && isSame(operator, wallet);

function Receiver({ receiver, receiverName, receiverPhoto = '', operator = null }: ReceiverProps) {
  const t = useMessage();
  return (
    <Inline gap="xs" alignItems="baseline" flexWrap="nowrap">
      <Avatar className={picture} size="xs" wallet={receiver} photo={receiverPhoto} />
      {receiverName ? (
        <span>{receiverName}</span>
      ) : (
        <>
          {isOperator(receiver, { operator }) && <span>{t('purchase.receiver.operator')}</span>}
          <Address wallet={receiver} />
        </>
      )}
    </Inline>
  );
}

/** Both balances in one row. */
function useHeld() {
  const t = useMessage();
  return ({ balance, gasBalance }: PurchasePreview): Description => ({
    term: t('purchase.balance'),
    details: (
      <Inline gap="m">
        <Money units={balance} />
        <span translate="no" className={figures}>{`${formatCoin(gasBalance, gasDecimals)} ${gasCoin}`}</span>
      </Inline>
    ),
  });
}

/** The rows of the preview: coin, gas, allowance and prompts. */
function useSeen(
  position: Position,
  preview: PurchasePreview | null,
  explorer: string | undefined,
): Description[] {
  const t = useMessage();
  const held = useHeld();
  if (!preview) return [];
  const { coin, coinSymbol, allowance, isUnlimited, gas, failure } = preview;
  const gasText =
    gas === null
      ? t('purchase.gasCost.unknown')
      : t('purchase.gasCost.about', { amount: formatCoin(gas, gasDecimals) });
  const items: Description[] = [
    {
      term: t('purchase.paidIn'),
      details: (
        <Inline gap="xs" alignItems="baseline" flexWrap="nowrap">
          <span translate="no">{coinSymbol}</span>
          <ContractAddress address={coin} what={t('purchase.coin')} explorer={explorer} />
        </Inline>
      ),
    },
    { term: t('purchase.gasCost'), details: gasText },
  ];
  // Shown up front on a failure, because the balance may be the reason; otherwise among the
  // details.
  if (failure) items.unshift(held(preview));
  if (allowance > 0n) {
    const details = isUnlimited ? t('purchase.allowance.unlimited') : <Money units={allowance} />;
    items.push({ term: t('purchase.allowance'), details });
  }
  const prompts = promptsOf(preview);
  if (prompts.length > 0 && !lacksMoney(preview)) {
    const term = t('purchase.prompts', { count: prompts.length });
    const details = <PurchasePrompts label={term} position={position} prompts={prompts} />;
    items.push({ term, details });
  }
  return items;
}

interface CheckedProps {
  position: Position;
  preview: PurchasePreview;
  explorer: string | undefined;
}

/** Details for verification: balances, contract, and the block of the simulation. */
function Checked({ position, preview, explorer }: CheckedProps) {
  const t = useMessage();
  const held = useHeld();
  const { contract, block, failure, isSimulated } = preview;
  const what = t('level.title', { level: position });
  const items = [
    ...(failure ? [] : [held(preview)]),
    ...(isSimulated && failure === null
      ? [
          {
            term: t('purchase.testRun'),
            details: t('purchase.simulated', { block: String(block) }),
          },
        ]
      : []),
    {
      term: t('purchase.contract'),
      details: <ContractAddress address={contract} what={what} explorer={explorer} />,
    },
  ];
  return (
    <Bleed inline="m">
      <Disclosure title={t('purchase.details')}>
        <Stack gap="s">
          {levelAt(position).kind === 'race' && preview.legs === null && (
            <Text as="p" size="small" tone="muted">
              {t('level.split.missing')}
            </Text>
          )}
          <DescriptionList isDense items={items} />
        </Stack>
      </Disclosure>
    </Bleed>
  );
}

export interface PurchaseFactsProps {
  position: Position;
  offer: PurchaseOffer;
  /** `null` until the preview has loaded. */
  preview: PurchasePreview | null;
  explorer?: string | undefined;
}

/** The bonus receiver, network fee and number of wallet prompts of a purchase. */
export function PurchaseFacts({ position, offer, preview, explorer }: PurchaseFactsProps) {
  const t = useMessage();
  const seen = useSeen(position, preview, explorer);
  const { isDirect, binds } = offer;
  // A row if the purchase records the receiver as the sponsor; otherwise a sentence explains it.
  const isForGood = isDirect && binds !== null && isSame(binds, offer.receiver);
  const term = isForGood
    ? t('access.direct.sponsor')
    : t(isDirect ? 'purchase.receiver.sponsor' : 'purchase.receiver');
  // The split names the receiver as soon as the buyer's seat is known.
  const receiver = preview?.legs ? [] : [{ term, details: <Receiver {...offer} /> }];
  return (
    <Stack gap="s">
      <DescriptionList isDense items={[...receiver, ...seen]} />
      {binds && !isForGood && (
        <Text as="p" size="small" tone="muted">
          {t('purchase.binding', {
            who: isOperator(binds, offer) ? 'operator' : 'member',
            sponsor: shortAddress(binds),
          })}
        </Text>
      )}
      {preview && <Checked position={position} preview={preview} explorer={explorer} />}
    </Stack>
  );
}
