import * as values from '../plans/acts/values.ts';
import { argument } from '../terminal/argument.ts';

export const pools = argument(values.pools);
export const contracts = argument(values.contracts);
export const role = argument(values.role);
export const share = argument(values.share);
