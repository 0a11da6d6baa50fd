import { dateFormat } from '@upline/ui/messages';

const shown = {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
} as const;

/** Formats chain time with seconds. @param seconds Since 1970. */
export const chainTime = (seconds: bigint) => `${dateFormat('en', shown).format(Number(seconds) * 1000)} UTC`;
