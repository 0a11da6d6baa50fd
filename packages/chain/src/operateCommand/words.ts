import { argument } from '../cli/argument.ts';
import * as values from '../operate/acts/values.ts';

export const pools = argument(values.pools);
export const contracts = argument(values.contracts);
export const role = argument(values.role);
export const share = argument(values.share);
