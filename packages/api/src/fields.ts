import {
  defaultPageSize,
  isPosition,
  isWallet,
  lastPosition,
  maximumPageSize,
  messages,
  type Position,
} from '@upline/domain';
import * as z from 'zod';

const walletPattern = /^0x[0-9a-fA-F]{40}$/;

/** A wallet as input, in any case; handlers get it in lower case. */
export const walletIn = z
  .string()
  .refine(isWallet, { error: messages['server.notWallet'] })
  .transform((wallet) => wallet.toLowerCase() as `0x${string}`)
  .meta({
    description: 'A wallet, in any case.',
    override: { type: 'string', pattern: walletPattern.source },
  });

/** A wallet in a reply, checksummed. */
export const walletOut = z.string().regex(walletPattern);

/** A wallet in a reply, `''` for none. */
export const walletOrNone = z.union([walletOut, z.literal('')]);

/** A name, ID or wallet as input; handlers parse it. */
export const nameOrId = z.string().max(100);

/** Branded: a message's ID does not compile where a ticket's is expected. Staff may name a ticket's number. */
export const ticketIdIn = nameOrId.brand<'ticket'>();
export const messageIdIn = nameOrId.brand<'message'>();

export type TicketId = z.output<typeof ticketIdIn>;
export type MessageId = z.output<typeof messageIdIn>;

/** A whole number in a path or query: decimal digits only. */
function wholeNumber(error = messages['server.input.number'] as string) {
  return z
    .custom<number>((given) => /^\d{1,15}$/.test(String(given)), { error })
    .meta({ override: { type: 'integer' } })
    .transform(Number);
}

const aPosition = { type: 'integer', minimum: 1, maximum: lastPosition } as const;

export const positionIn = wholeNumber(messages['server.unknownPosition'])
  .refine(isPosition, { error: messages['server.unknownPosition'] })
  .transform((position) => position as Position)
  .meta({ override: aPosition });

export const positionOut = z.custom<Position>(isPosition).meta({ override: aPosition });

/** The wire's name of a pool's kind. */
export const poolType = z.enum(['OpenPool', 'CapistaPool']);

/** Dollars as a plain decimal string with up to six decimals. */
export const money = z.string().regex(/^\d+(\.\d{1,6})?$/);

/** Units of 10⁻⁶ of the stable coin, as a string; on the wire only for `joinningFee`. */
export const units = z.string().regex(/^\d+$/);

/** A block number, as a string: it may exceed the safe integers. */
export const blockNumber = z.string().regex(/^\d+$/);

/** A contract's timestamp: seconds, as a string. */
export const seconds = z.string().regex(/^\d{1,20}$/);

const signaturePattern = /^0x([0-9a-fA-F]{2})+$/;

/** A wallet's signature: 65 bytes, or more for a smart wallet. */
export const signature = z
  .string()
  .regex(signaturePattern, { error: messages['server.notSignature'] })
  .max(20_000)
  .transform((text) => text as `0x${string}`)
  .meta({ override: { type: 'string', pattern: signaturePattern.source } });

export const transactionHash = z.string().regex(/^0x[0-9a-f]{64}$/);

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/**
 * True if milliseconds since 1970 are a time that databases can store: until the end of the year
 * 9999.
 */
export const isTime = (milliseconds: number) => milliseconds >= 0 && milliseconds < 253_402_300_800_000;

export const instantIn = instant.refine((text) => isTime(Date.parse(text)));

/** An instant as input, in any time zone. */
export const momentIn = z.iso.datetime({ offset: true }).refine((text) => isTime(Date.parse(text)));

/**
 * The URL of an uploaded file. Its query is a signature and is ignored as input. The limit has room
 * for the longest file name, 255 characters of nine when percent-encoded.
 */
export const fileUrl = z.string().min(1).max(4000);

/** A page of a list; the spec gives the total a second name beside `totalCount`. Spec §3. */
export function pagination<const Total extends string>(total: Total) {
  const count = z.number().int().min(0);
  return z.object({
    currentPage: z.number().int().min(1),
    totalPages: z.number().int().min(1),
    totalCount: count,
    ...({ [total]: count } as Record<Total, typeof count>),
  });
}

/** A query parameter that may be repeated; `[]` if omitted. */
export function repeatable<const Names extends z.core.util.EnumLike>(name: z.ZodEnum<Names>) {
  return z
    .union([name.transform((only) => [only]), z.array(name)])
    .default([])
    .meta({
      override: ({ jsonSchema }) => {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: 'array', items: { type: 'string', enum: name.options } });
      },
    });
}

/** The input of a list; an empty search does not filter. Spec §7, §9. */
export const listQuery = z.object({
  search: z.string().trim().max(100).default(''),
  page: wholeNumber()
    .pipe(z.number().min(1))
    .default(1)
    .meta({ override: { type: 'integer', minimum: 1, default: 1 } }),
  limit: wholeNumber()
    .pipe(z.number().min(1).max(maximumPageSize))
    .default(defaultPageSize)
    .meta({ override: { type: 'integer', minimum: 1, maximum: maximumPageSize, default: defaultPageSize } }),
});

/** The input of a list with a cursor, which stays correct if rows are added. */
export const cursorQuery = listQuery.omit({ search: true, page: true }).extend({
  cursor: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,15})?$/)
    .optional(),
});

/** The cursor of the next page; `null` at the end. */
export const nextCursor = z.string().nullable();
