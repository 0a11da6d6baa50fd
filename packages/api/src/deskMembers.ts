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
  transactionHash,
  units,
} from './fields.ts';
import { routes } from './routes.ts';

/** A member by their ID or their wallet. */
const memberId = z.object({ memberId: nameOrId });

const count = z.number().int();

/** How far the chain is known. */
const chainReading = z.object({
  /** Whether a node has just answered. */
  isReachable: z.boolean(),
  /** The block that the ledger has reached, and its time; `null` before the first. */
  reached: z.object({ block: blockNumber, at: instant }).nullable(),
});

export const deskMember = endpoint({
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
      /** The levels that they have bought. */
      positions: z.array(positionOut),
      paidIn: money,
      /** All that they were credited, claimed or not. */
      received: money,
      claimable: money,
      lost: money,
      /** What their wallet holds now: the stable coin, and the chain’s own in units of 10⁻¹⁸; `null` when no node answered. */
      wallet: z.object({ coin: money, gas: units }).nullable(),
      reading: chainReading,
      /** When this was read: the member finds it in their own list. */
      openedAt: instant,
      /** Their newest tickets, latest change first. */
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

/** One thing that the chain did with a member's money, newest first in their history. */
const chainEvent = z.object({
  id: z.string(),
  kind: z.enum(chainEventKinds),
  position: positionOut,
  amount: money,
  /** Whose purchase caused it; the member for what they did themselves. */
  from: who,
  /** Who got what the member lost; `null` for every other kind. They lost it because they had not bought that level. */
  receiver: who.nullable(),
  transaction: transactionHash,
  block: blockNumber,
  at: instant,
  isFinal: z.boolean(),
  /** Whether the chain says the same now, has not been asked, or says something else. */
  check: z.enum(['chain', 'ledger', 'differs']),
});

export const deskMemberChain = endpoint({
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
      /** Allowances below this block were not looked for; `null` when this page has all of its time. */
      allowancesFrom: blockNumber.nullable(),
    }),
  ),
  failure: successFailure,
  errors: [404],
});

/** What has become of a transaction, in the contracts' words. */
const chainOutcome = z.object({
  /** `unknown` is one that no node knows. */
  state: z.enum(['unknown', 'waiting', 'done', 'reverted']),
  from: who.nullable(),
  /** The level whose pool was called; `null` for any other contract. */
  position: positionOut.nullable(),
  call: z.object({ name: z.string(), args: z.array(z.string()) }).nullable(),
  /** The number of one that waits. */
  nonce: count.nullable(),
  block: blockNumber.nullable(),
  at: instant.nullable(),
  gasUsed: units.nullable(),
  /** Units of 10⁻¹⁸ of the chain's own coin. */
  gasFee: units.nullable(),
  /** Why it was reverted: the contract's error, or words; both `''` where it said neither. `null` where nobody knows. */
  reason: z.object({ name: z.string(), text: z.string() }).nullable(),
  /**
   * What ended it beside the reason: its limit of gas, something earlier in its block, a state that the node no longer has,
   * or a node that did not say.
   */
  ended: z.enum(['gas', 'earlier', 'forgotten', 'unsaid']).nullable(),
  /** Its gas limit; `null` where that was not read. */
  gasLimit: units.nullable(),
  /** What the pool wanted beside what it could have had just before. */
  compared: z.object({ needed: money, allowed: money, held: money }).nullable(),
  allowances: z.array(z.object({ position: positionOut, amount: money })),
});

export const deskTransaction = endpoint({
  route: routes.deskTransaction,
  summary: 'Read the transaction that a ticket is about',
  description: 'The transaction that a ticket is about, read from the chain now, else as it was read before.',
  params: z.object({ ticketId: nameOrId }),
  reply: success(
    z.object({
      hash: transactionHash,
      /** `null` when nobody could ever read it. */
      outcome: chainOutcome.nullable(),
      isFinal: z.boolean(),
      /** Whether a node has just said so. */
      isFromChain: z.boolean(),
      /** What the member's ledger has of it. */
      events: z.array(chainEvent),
      reading: chainReading,
    }),
  ),
  failure: successFailure,
  errors: [404],
});
