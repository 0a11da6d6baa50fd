import { utcDate } from '@upline/domain';
import * as z from 'zod';
import { instant, walletOut } from './fields.ts';

/** The contents of a member's copy of their data. The ledger is a separate file. */
export const dataFile = z.object({
  madeAt: instant,
  profile: z.object({
    id: z.string(),
    walletId: walletOut,
    name: z.string(),
    /** The file name of the photo; `''` without one. */
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
          /** The names of the message's files. */
          files: z.array(z.string()),
        }),
      ),
    }),
  ),
  files: z.array(
    z.object({ name: z.string(), type: z.string(), size: z.number().int(), createdAt: instant }),
  ),
  /** The staff who read or changed the member's data. */
  accessLog: z.array(
    z.object({ number: z.number().int(), hash: z.string(), at: instant, act: z.string(), staff: walletOut }),
  ),
  /** The signature of the member's enrolment; `null` if none is pending. */
  place: z.object({ uplineId: walletOut, signature: z.string(), deadline: z.string() }).nullable(),
});

export type DataFile = z.output<typeof dataFile>;

export const dataFileType = 'application/json';

/** The name of a copy's file, in characters that every file system allows. */
export function dataFileName(at: Date): string {
  return `upline-my-data-${utcDate(at)}.json`;
}
