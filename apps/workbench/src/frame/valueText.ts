import { formatMoney, shortAddress } from '@upline/domain';
import type { BenchValue } from '../ports/explore.ts';
import type { WorkbenchServices } from '../ports/workbenchServices.ts';
import { nameAt } from './benchNames.ts';

/** Formats a value: wallets by name, amounts as money, others unchanged. */
export function valueText(
  backend: WorkbenchServices,
  { type, value, isMoney }: Omit<BenchValue, 'name'>,
): string {
  if (type === 'address') return nameAt(backend, value) || shortAddress(value);
  return isMoney ? formatMoney(BigInt(value)) : value;
}

/** Formats named values, as in a call. */
export function valuesText(backend: WorkbenchServices, values: readonly BenchValue[]): string {
  return values
    .map((one) => (one.name ? `${one.name}: ${valueText(backend, one)}` : valueText(backend, one)))
    .join(', ');
}
