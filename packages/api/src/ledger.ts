import { feeReceivers, ledgerKinds } from '@upline/domain';
import * as z from 'zod';
import { endpoint, ownBody } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import {
  blockNumber,
  instant,
  listQuery,
  momentIn,
  money,
  pagination,
  positionIn,
  positionOut,
  repeatable,
  transactionHash,
  walletIn,
  walletOrNone,
  walletOut,
} from './fields.ts';
import { knownLines } from './knownKinds.ts';
import { knownList } from './knownList.ts';
import { routes } from './routes.ts';

const kind = z.enum(ledgerKinds);

/** Sums by kind. A client of the release before reads those of the kinds that it knows. */
const sums = z.preprocess(
  (told) =>
    told !== null && typeof told === 'object'
      ? Object.fromEntries(Object.entries(told).filter(([name]) => kind.safeParse(name).success))
      : told,
  z.record(kind, money),
);

/** Which lines of a ledger are asked for; a kind may be repeated, `from` is included, `to` is not. */
const filter = z.object({
  kind: repeatable(kind),
  position: positionIn.optional(),
  from: momentIn.optional(),
  to: momentIn.optional(),
});

/** One part of a fee that was paid, with who received it. The parts of a fee sum to it. */
export const feePart = z.object({
  to: z.enum(feeReceivers),
  amount: money,
  /** The wallet that received it; `''` where a fund or all earlier members did. */
  wallet: walletOrNone,
  /** Its member ID and name; `''` where there is none. */
  memberId: z.string(),
  name: z.string(),
  /** The buyer's sponsor, where they had not bought the level and the sponsor's part went past them; else `''`. */
  instead: walletOrNone,
  insteadId: z.string(),
  insteadName: z.string(),
  /** Which generation an upline is, how many are missing, or how many members were in before; `null` for the rest. */
  count: z.number().int().min(0).nullable(),
});

/** One line: an event of the chain, and what it brought, cost or lost one wallet. */
export const ledgerLine = z.object({
  /** Block, log and leg: the same line has the same name for ever. */
  id: z.string(),
  kind,
  position: positionOut,
  contractAddress: walletOut,
  amount: money,
  /** Whose purchase caused the line; the wallet itself for what it paid or claimed. */
  from: walletOut,
  /** The member ID and the name behind `from`; `''` for a wallet that only the chain names. */
  fromId: z.string(),
  fromName: z.string(),
  /** Who received a lost income; `''` for every other kind. */
  receiver: walletOrNone,
  /**
   * The member ID and the name behind `receiver`; `''` where there is none. Not a column of the CSV file. A server of
   * the release before leaves them out while it is replaced.
   */
  receiverId: z.string().optional(),
  receiverName: z.string().optional(),
  /** Why income was lost, `null` for every other kind: the wallet had no place at `missingPosition`. */
  reason: z.enum(['positionNotActivated']).nullable(),
  /** The position that would have caught a lost income. */
  missingPosition: positionOut.nullable(),
  transaction: transactionHash,
  logIndex: z.number().int().min(0),
  block: blockNumber,
  at: instant,
  /** Whether the chain may still replace it. */
  isProvisional: z.boolean(),
  /**
   * Where the fee of a level that was bought went; every other kind is without. A server of the release before leaves
   * it out while it is replaced.
   */
  parts: z.array(feePart).optional(),
});

export const ledger = endpoint({
  route: routes.ledger,
  summary: 'Read a ledger',
  description:
    'The caller’s own ledger, newest line first, and the sums of all lines that the filter lets ' +
    'through: of all, and of those that the chain may still replace.',
  params: z.object({ wallet: walletIn }),
  query: filter.extend(listQuery.omit({ search: true }).shape),
  reply: success(
    z.object({
      lines: knownList(ledgerLine, ['kind'], knownLines),
      sums,
      /** A server of the release before leaves it out while it is replaced. */
      provisionalSums: sums.optional(),
      pagination: pagination('totalLines'),
    }),
  ),
  failure: successFailure,
  errors: [404],
});

export const ledgerExport = endpoint({
  route: routes.ledgerExport,
  summary: 'Download a ledger',
  description:
    'The lines of a ledger as a file, oldest first: CSV with a line of headings, or a JSON array of ' +
    'lines.',
  params: z.object({ wallet: walletIn }),
  query: filter.extend({ format: z.enum(['csv', 'json']).default('csv') }),
  media: { 'text/csv': z.string(), 'application/json': z.array(ledgerLine) },
  reply: ownBody,
  failure: successFailure,
  errors: [404],
});
