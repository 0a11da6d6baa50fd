import { utcDate } from '@upline/domain';
import * as z from 'zod';
import { instant, walletOut } from './fields.ts';

/** What a member's copy of their data holds. Their ledger is a file of its own. */
export const dataFile = z.object({
  madeAt: instant,
  profile: z.object({
    id: z.string(),
    walletId: walletOut,
    name: z.string(),
    /** The name of the photo's file; `''` for none. */
    photo: z.string(),
    uplineId: walletOut.nullable(),
    registeredAt: instant,
    acceptedTerms: z.array(z.object({ version: z.string(), at: instant })),
  }),
  sessions: z.array(
    z.object({ browser: z.string(), createdAt: instant, lastUsedAt: instant, expiresAt: instant }),
  ),
  notifications: z.array(
    z.object({
      at: instant,
      kind: z.string(),
      message: z.string(),
      isRead: z.boolean(),
      transaction: z.string(),
    }),
  ),
  tickets: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      status: z.string(),
      createdAt: instant,
      transaction: z.string().nullable(),
      rating: z.string().nullable(),
      messages: z.array(
        z.object({
          at: instant,
          from: z.enum(['member', 'support']),
          message: z.string(),
          /** The names of its files. */
          files: z.array(z.string()),
        }),
      ),
    }),
  ),
  files: z.array(
    z.object({ name: z.string(), type: z.string(), size: z.number().int(), createdAt: instant }),
  ),
  /** Who of the staff opened or changed something of theirs. */
  accessLog: z.array(
    z.object({ number: z.number().int(), hash: z.string(), at: instant, act: z.string(), staff: walletOut }),
  ),
  /** The signature for their place in the line of sponsors; `null` for none that waits. */
  place: z.object({ uplineId: walletOut, signature: z.string(), deadline: z.string() }).nullable(),
});

export type DataFile = z.output<typeof dataFile>;

export const dataFileType = 'application/json';

/** What a copy's file is called, in letters that every file system has. */
export function dataFileName(at: Date): string {
  return `upline-my-data-${utcDate(at)}.json`;
}
