import {
  formatPrice,
  generations,
  type Level,
  splitGlobalFee,
  splitRaceFee,
  type TextMessage,
} from '@upline/domain';

/** Receiver of a part of a fee; selects its colour. */
export type Receiver = 'sponsor' | 'uplines' | 'earlier' | 'fund';

/** One part of a fee, with its amount in units of 10⁻⁶. */
export interface FeePart {
  receiver: Receiver;
  label: TextMessage;
  amount: bigint;
  /** Marks the amount as an upper or lower limit: with fewer than five uplines it differs. */
  bound?: 'level.split.upTo' | 'level.split.from';
  /** The number of equal shares. */
  shares: number;
}

/**
 * The parts of a level's fee by its pool's terms, in reading order; they sum to the fee. With fewer
 * than five uplines, the uplines' total shrinks and the product fund grows.
 * @param price Formats a price in the reader's language.
 */
export function feeParts(
  kind: Level['kind'],
  fee: bigint,
  price: (units: bigint) => string = formatPrice,
): readonly FeePart[] {
  if (kind === 'race') {
    const { bonus, perUpline, product } = splitRaceFee(fee);
    return [
      { receiver: 'sponsor', label: { id: 'level.split.bonus' }, amount: bonus, shares: 1 },
      {
        receiver: 'uplines',
        label: { id: 'level.split.uplines', values: { amount: price(perUpline) } },
        amount: perUpline * BigInt(generations),
        bound: 'level.split.upTo',
        shares: generations,
      },
      {
        receiver: 'fund',
        label: { id: 'level.split.product' },
        amount: product,
        bound: 'level.split.from',
        shares: 1,
      },
    ];
  }
  const { pool, referral, royalty } = splitGlobalFee(fee);
  return [
    { receiver: 'sponsor', label: { id: 'level.split.referral' }, amount: referral, shares: 1 },
    { receiver: 'earlier', label: { id: 'level.split.pool' }, amount: pool, shares: 1 },
    { receiver: 'fund', label: { id: 'level.split.royalty' }, amount: royalty, shares: 1 },
  ];
}
