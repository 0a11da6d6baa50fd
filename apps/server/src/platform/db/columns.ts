import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * A wallet or contract in lower case. Collation "C" lets one index serve both equality and the search by
 * the start of an address.
 */
export const address = customType<{ data: `0x${string}`; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/** Money: units of 10⁻⁶ of the stable coin, int8 and never a number in between. */
export const units = () => bigint({ mode: 'bigint' });

/** A block's number. */
export const blockNumber = () => bigint({ mode: 'bigint' });

/** An instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** A text whose order no person reads: compared byte by byte, which serves a search by its start. */
export const byteText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});
