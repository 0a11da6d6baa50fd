import {
  formatPrice,
  generations,
  type Level,
  type Notice,
  splitGlobalFee,
  splitRaceFee,
} from '@upline/domain';

/** Who a part of a fee goes to, by which it is coloured. */
export type Receiver = 'sponsor' | 'uplines' | 'earlier' | 'fund';

/** One part of a fee: who receives it and how much, units of 10⁻⁶. */
export interface FeePart {
  receiver: Receiver;
  label: Notice;
  amount: bigint;
  /** Said of the amount where a place without five uplines changes it: it is the most, or the least. */
  bound?: 'level.split.upTo' | 'level.split.from';
  /** How many receive an equal share of it. */
  shares: number;
}

/**
 * The parts of a level's fee by its pool's terms, in the order in which they are read. They sum to the fee. A buyer with
 * fewer than five uplines pays fewer of them, and the product fund more.
 * @param price How the reader's language writes a price.
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
