import { chainEventKinds, ticketStatuses } from '@upline/domain';
import * as z from 'zod';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import {
  blockNumber,
  cursorQuery,
  instant,
  money,
  nameOrId,
  nextCursor,
  positionOut,
  ticketIdIn,
  transactionHash,
  units,
} from './fields.ts';
import { routes } from './routes.ts';

const memberId = z.object({ memberId: nameOrId });

const count = z.number().int();

/** The state of the chain data. */
const chainReading = z.object({
  /** True if a node has just answered. */
  isReachable: z.boolean(),
  /** The block that the ledger has reached, and its time; `null` before the first. */
  reached: z.object({ block: blockNumber, at: instant }).nullable(),
});

const deskMember = endpoint({
  route: routes.deskMember,
  summary: 'Read a member’s profile and figures',
  description:
    'What is known of a member: who they are, what they paid, got and missed, and what they wrote about' +
    ' before.',
  params: memberId,
  reply: success(
    z.object({
      member: who,
      sponsor: who.nullable(),
      positions: z.array(positionOut),
      paidIn: money,
      /** All income of the member, claimed or not. */
      received: money,
      claimable: money,
      lost: money,
      /**
       * The wallet's current balance: the stable coin, and the native coin in units of 10⁻¹⁸;
       * `null` if no node answered.
       */
      wallet: z.object({ coin: money, gas: units }).nullable(),
      reading: chainReading,
      /** The time of this read; it is listed in the member's access log. */
      openedAt: instant,
      /** The newest tickets, latest change first. */
      tickets: z.array(
        z.object({
          id: z.string(),
          number: count,
          subject: z.string(),
          status: z.enum(ticketStatuses),
          updatedAt: instant,
        }),
      ),
      ticketCount: count,
    }),
  ),
  failure: successFailure,
  errors: [404],
});

/** One event of a member's history on the chain. */
const chainEvent = z.object({
  id: z.string(),
  kind: z.enum(chainEventKinds),
  position: positionOut,
  amount: money,
  /** The member whose purchase caused the event; the member themselves for their own acts. */
  from: who,
  /**
   * The receiver of income that the member lost because they had not bought the level; `null` for
   * every other kind.
   */
  receiver: who.nullable(),
  transaction: transactionHash,
  block: blockNumber,
  at: instant,
  isFinal: z.boolean(),
  /**
   * `chain`: a node has just confirmed the event; `ledger`: no node was asked; `differs`: a node
   * disagrees.
   */
  check: z.enum(['chain', 'ledger', 'differs']),
});

const deskMemberChain = endpoint({
  route: routes.deskMemberChain,
  summary: 'Read a member’s history on the chain',
  description:
    'What a member bought, lost, claimed, received from purchases and let pools take, newest first. ' +
    'Shares of global pools are left out: each purchase there makes one for every holder.',
  params: memberId,
  query: cursorQuery,
  reply: success(
    z.object({
      events: z.array(chainEvent),
      nextCursor,
      reading: chainReading,
      /** The block below which allowances were not searched; `null` if the page is complete. */
      allowancesFrom: blockNumber.nullable(),
    }),
  ),
  failure: successFailure,
  errors: [404],
});

/** The outcome of a transaction, in the contracts' terms. */
const chainOutcome = z.object({
  /** `unknown`: no node knows the transaction. */
  state: z.enum(['unknown', 'waiting', 'done', 'reverted']),
  from: who.nullable(),
  /** The level of the called pool; `null` for any other contract. */
  position: positionOut.nullable(),
  call: z.object({ name: z.string(), args: z.array(z.string()) }).nullable(),
  /** The nonce of a pending transaction. */
  nonce: count.nullable(),
  block: blockNumber.nullable(),
  at: instant.nullable(),
  gasUsed: units.nullable(),
  /** Units of 10⁻¹⁸ of the native coin. */
  gasFee: units.nullable(),
  /**
   * The revert reason: the contract's error, or a text; both `''` if the contract gave none. `null`
   * if unknown.
   */
  reason: z.object({ name: z.string(), text: z.string() }).nullable(),
  /**
   * A cause besides the reason: the gas limit, an earlier transaction of the block, a state that
   * the node no longer has, or a node that gave no cause.
   */
  ended: z.enum(['gas', 'earlier', 'forgotten', 'unsaid']).nullable(),
  /** The gas limit; `null` if it was not read. */
  gasLimit: units.nullable(),
  /** The amount that the pool needed, and what allowance and balance were just before. */
  compared: z.object({ needed: money, allowed: money, held: money }).nullable(),
  allowances: z.array(z.object({ position: positionOut, amount: money })),
});

const deskTransaction = endpoint({
  route: routes.deskTransaction,
  summary: 'Read the transaction that a ticket is about',
  description: 'The transaction that a ticket is about, read from the chain now, else as it was read before.',
  params: z.object({ ticketId: ticketIdIn }),
  reply: success(
    z.object({
      hash: transactionHash,
      /** `null` if the outcome could never be read. */
      outcome: chainOutcome.nullable(),
      isFinal: z.boolean(),
      /** True if a node has just confirmed the outcome. */
      isFromChain: z.boolean(),
      events: z.array(chainEvent),
      reading: chainReading,
    }),
  ),
  failure: successFailure,
  errors: [404],
});

export const deskMembersCalls = { deskMember, deskMemberChain, deskTransaction };
