import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * A wallet or contract in lower case. Collation "C" lets one index serve equality and searches by
 * the start of an address.
 */
export const address = customType<{ data: `0x${string}`; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/** Money in units of 10⁻⁶ of the stable coin: int8, never converted to a JavaScript number. */
export const units = () => bigint({ mode: 'bigint' });

export const blockNumber = () => bigint({ mode: 'bigint' });

export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * A text that is never sorted for people: compared byte by byte, which lets an index serve searches
 * by its start.
 */
export const byteText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});
