import type { Checkout } from '@upline/localnet/workbench';
import gas from '../../../contracts/snapshots/gas.json';
import storage from '../../../contracts/snapshots/storage.json';
import budgets from '../../../contracts/test/gas/budgets.json';

/** Sources of the contract errors, with their descriptions. */
const sources = import.meta.glob<string>('../../../../contracts/src/interfaces/*.sol', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Contract data of this checkout: sources, gas, budgets and storage layout. */
export const checkout: Checkout = { sources, gas, budgets, storage };
