const shown = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** A time of the chain, to the second. @param seconds Since 1970. */
export const chainTime = (seconds: bigint) => `${shown.format(Number(seconds) * 1000)} UTC`;
