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

/** A wallet as a caller writes it, in any case; code behind the edge sees it in lower case. */
export const walletIn = z
  .string()
  .refine(isWallet, { error: messages['server.notWallet'] })
  .transform((wallet) => wallet.toLowerCase() as `0x${string}`)
  .meta({
    description: 'A wallet, in any case.',
    override: { type: 'string', pattern: walletPattern.source },
  });

/** A wallet as a reply carries it: checksummed. */
export const walletOut = z.string().regex(walletPattern);

/** A wallet as a reply carries it, `''` when there is none. */
export const walletOrNone = z.union([walletOut, z.literal('')]);

/** Whatever a caller names somebody or something by, in a form that is looked at later. */
export const nameOrId = z.string().max(100);

/** A whole number as paths and queries carry it: in decimal digits and nothing else. */
function wholeNumber(error = messages['server.input.number'] as string) {
  return z
    .custom<number>((given) => /^\d{1,15}$/.test(String(given)), { error })
    .meta({ override: { type: 'integer' } })
    .transform(Number);
}

const aPosition = { type: 'integer', minimum: 1, maximum: lastPosition } as const;

/** A position in a path. */
export const positionIn = wholeNumber(messages['server.unknownPosition'])
  .refine(isPosition, { error: messages['server.unknownPosition'] })
  .transform((position) => position as Position)
  .meta({ override: aPosition });

/** A position in a reply. */
export const positionOut = z.custom<Position>(isPosition).meta({ override: aPosition });

/** The wire's word for a pool's kind. */
export const poolType = z.enum(['OpenPool', 'CapistaPool']);

/** Money: dollars as a plain decimal string with up to six decimals. */
export const money = z.string().regex(/^\d+(\.\d{1,6})?$/);

/** Units of 10⁻⁶ of the stable coin, as a string: `joinningFee` alone is sent so. */
export const units = z.string().regex(/^\d+$/);

/** A block's number, as a string: it may be larger than a double counts. */
export const blockNumber = z.string().regex(/^\d+$/);

/** An instant as contracts count it: seconds, as a string. */
export const seconds = z.string().regex(/^\d{1,20}$/);

const signaturePattern = /^0x([0-9a-fA-F]{2})+$/;

/** A signature of a wallet: 65 bytes of a key's own, more of a smart wallet's. */
export const signature = z
  .string()
  .regex(signaturePattern, { error: messages['server.notSignature'] })
  .max(20_000)
  .transform((text) => text as `0x${string}`)
  .meta({ override: { type: 'string', pattern: signaturePattern.source } });

/** The hash of a transaction. */
export const transactionHash = z.string().regex(/^0x[0-9a-f]{64}$/);

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Whether milliseconds since 1970 are a time that people mean and databases have: until the end of the year 9999. */
export const isTime = (milliseconds: number) => milliseconds >= 0 && milliseconds < 253_402_300_800_000;

/** An instant that a caller names. */
export const instantIn = instant.refine((text) => isTime(Date.parse(text)));

/** The same, in whatever zone. */
export const momentIn = z.iso.datetime({ offset: true }).refine((text) => isTime(Date.parse(text)));

/**
 * Where an uploaded file is served. The query signs it and is of no matter when it comes back in. There is
 * room for the longest name that file systems have, 255 characters of nine once they are percent-encoded.
 */
export const fileUrl = z.string().min(1).max(4000);

/** A page of a list under the name that the spec gives its total beside `totalCount`. Spec §3. */
export function pagination<const Total extends string>(total: Total) {
  const count = z.number().int().min(0);
  return z.object({
    currentPage: z.number().int().min(1),
    totalPages: z.number().int().min(1),
    totalCount: count,
    ...({ [total]: count } as Record<Total, typeof count>),
  });
}

/** A query's parameter that may be repeated; `[]` when it is left out. */
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

/** What a list call takes: an empty search is none. Spec §7, §9. */
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

/** What a list takes that goes on where another page ended, however much has come before it since. */
export const cursorQuery = listQuery.omit({ search: true, page: true }).extend({
  cursor: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,15})?$/)
    .optional(),
});

/** Where the next page begins; `null` at the end. */
export const nextCursor = z.string().nullable();
