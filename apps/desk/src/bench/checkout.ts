import type { Checkout } from '@upline/localnet/workbench';
import gas from '../../../../contracts/snapshots/gas.json';
import storage from '../../../../contracts/snapshots/storage.json';
import budgets from '../../../../contracts/test/gas/budgets.json';

/** Where the errors stand, with what each means. */
const sources = import.meta.glob<string>('../../../../contracts/src/interfaces/*.sol', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What this source tree says of its contracts, as it stands now. */
export const checkout: Checkout = { sources, gas, budgets, storage };
