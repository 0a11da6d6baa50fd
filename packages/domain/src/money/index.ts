export { formatCoin } from './coinAmount.ts';
export {
  dollarsAndCents,
  formatMoney,
  formatPrice,
  fromDecimal,
  type MoneyParts,
  moneyDecimals,
  toDecimal,
} from './money.ts';
export { formatTokenCount } from './tokenCount.ts';
