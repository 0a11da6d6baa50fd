import type { Address } from 'viem';

/** The accounts whose owners refused an upgrade on this page: a batch is neither promised nor asked for again. */
export const refusedUpgrades = new Set<Address>();
