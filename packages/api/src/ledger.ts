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

/** Sums by kind. A client of the previous release keeps only the kinds that it knows. */
const sums = z.preprocess(
  (told) =>
    told !== null && typeof told === 'object'
      ? Object.fromEntries(Object.entries(told).filter(([name]) => kind.safeParse(name).success))
      : told,
  z.record(kind, money),
);

/** The filter of a ledger. `kind` may be repeated; `from` is inclusive, `to` exclusive. */
const filter = z.object({
  kind: repeatable(kind),
  position: positionIn.optional(),
  from: momentIn.optional(),
  to: momentIn.optional(),
});

/** One part of a paid fee with its receiver. The parts sum to the fee. */
export const feePart = z.object({
  to: z.enum(feeReceivers),
  amount: money,
  /** The receiving wallet; `''` for a fund or all earlier members. */
  wallet: walletOrNone,
  /** The receiver's member ID and name; `''` for none. */
  memberId: z.string(),
  name: z.string(),
  /** The buyer's sponsor if they had not bought the level and lost the bonus; else `''`. */
  instead: walletOrNone,
  insteadId: z.string(),
  insteadName: z.string(),
  /**
   * The generation of an upline, the number of missing uplines, or the number of earlier members;
   * else `null`.
   */
  count: z.number().int().min(0).nullable(),
});

/** One row: an event of the chain with its amount for one wallet. */
export const ledgerLine = z.object({
  /** Block, log index and leg: the ID of a row never changes. */
  id: z.string(),
  kind,
  position: positionOut,
  contractAddress: walletOut,
  amount: money,
  /** The wallet whose purchase caused the row; the wallet itself for payments and claims. */
  from: walletOut,
  /** The member ID and name of `from`; `''` if the wallet is not registered. */
  fromId: z.string(),
  fromName: z.string(),
  /** The receiver of a lost income; `''` for every other kind. */
  receiver: walletOrNone,
  /**
   * The member ID and name of `receiver`; `''` for none. Not columns of the CSV file. Absent from a
   * server of the previous release.
   */
  receiverId: z.string().optional(),
  receiverName: z.string().optional(),
  /**
   * The reason for lost income: the wallet had not bought `missingPosition`. `null` for every other
   * kind.
   */
  reason: z.enum(['positionNotActivated']).nullable(),
  /** The position needed for the lost income. */
  missingPosition: positionOut.nullable(),
  transaction: transactionHash,
  logIndex: z.number().int().min(0),
  block: blockNumber,
  at: instant,
  /** True if the chain may still replace the block. */
  isProvisional: z.boolean(),
  /**
   * The parts of the fee of a purchase; absent for every other kind, and from a server of the
   * previous release.
   */
  parts: z.array(feePart).optional(),
});

const ledger = endpoint({
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
      /** Absent from a server of the previous release. */
      provisionalSums: sums.optional(),
      pagination: pagination('totalLines'),
    }),
  ),
  failure: successFailure,
  errors: [404],
});

const ledgerExport = endpoint({
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

export const ledgerCalls = { ledger, ledgerExport };
