import type { Address } from 'viem';

/** Accounts whose owners refused an upgrade on this page; no batch is offered to them again. */
export const refusedUpgrades = new Set<Address>();
