import type { Address } from 'viem';

/** Whose signatures the chain refused in a purchase on this page: no purchase brings them again. */
export const refusedMembers = new Set<Address>();
