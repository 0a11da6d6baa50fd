import {
  afterReply,
  chainMarks,
  changedFields,
  isTag,
  maximumTagLength,
  maximumTags,
  plainName,
  ratings,
  staffRoles,
  ticketPriorities,
  ticketStatuses,
} from '@upline/domain';
import * as z from 'zod';
import { instant, money, positionOut, transactionHash } from './fields.ts';
import { growing } from './growing.ts';
import { person } from './person.ts';
import { helpTried, listedTicket, ticketMessage } from './tickets.ts';

/** A member or one of the staff, as the desk shows them: somebody who has not registered has no ID and no name. */
export const who = person.pick({ id: true, name: true, walletId: true, photo: true });

export const staffRole = z.enum(staffRoles);

export const ticketPriority = z.enum(ticketPriorities);

/** A tag as it is given: in lower case whatever was typed. */
export const tagIn = z
  .string()
  .transform((tag) => plainName(tag).toLowerCase())
  .refine(isTag)
  .meta({ override: { type: 'string', minLength: 1, maxLength: maximumTagLength } });

/** The transaction that a ticket is about, by what was last known of it. */
const ticketTransaction = z.object({
  hash: transactionHash,
  kind: z.enum(chainMarks),
  /** The contract's error for `reverted`; `''` for none. */
  name: z.string(),
  /** What was lost, paid, claimed, received or allowed. */
  amount: money.nullable(),
  position: positionOut.nullable(),
  /** The number of a transaction that waits. */
  nonce: z.number().int().nullable(),
});

/** What the staff notes of a ticket; members never see it. */
const facts = {
  /** Its place among all tickets, from 1: short enough to say, and taken wherever its ID is. */
  number: z.number().int(),
  member: who,
  priority: ticketPriority,
  /** Whose it is to answer. */
  assignee: who.nullable(),
  tags: z.array(z.string()).max(maximumTags),
  /** Until when it is out of the way, unless the member writes. */
  snoozedUntil: instant.nullable(),
  /** `null` for none. */
  transaction: ticketTransaction.nullable(),
  /** Since when it is back from a snooze that ran out, until it is answered or snoozed again. */
  backSince: instant.nullable(),
  /** By when its member was promised an answer; `null` while they wait for none, or where no hours are set. */
  replyDueAt: instant.nullable(),
  /** By when all of it was to be done, likewise. */
  resolutionDueAt: instant.nullable(),
  /** What its member says of the help they got; `null` while they have not. */
  rating: z.enum(ratings).nullable(),
  /** The ID of the ticket that it was merged into; `null` for one that has its own messages. */
  mergedInto: z.string().nullable(),
  /** Grows with every change: messages, status and facts. */
  version: z.number().int(),
};

/** A ticket in the queue. Its files come with the call that opens it, which its member finds in their list. */
export const queuedTicket = listedTicket.omit({ attachments: true }).extend({
  ...facts,
  /** How its newest message begins; `''` for one of files alone. */
  excerpt: z.string(),
  /** Whether the member has written something that nobody of the staff has read. */
  isUnread: z.boolean(),
  /** Whether a note mentions the caller that they have not read: in lists alone. */
  isMentioned: z.boolean().optional(),
});

/** A message with the one of the staff who wrote it; `null` for the member's own. */
export const deskMessage = ticketMessage.extend({ author: who.nullable() });

/** What the staff write to each other. */
export const deskNote = z.object({
  id: z.string(),
  author: who,
  message: z.string(),
  attachments: z.array(z.string()),
  /** Whom it mentions, by the name that it has after the @. A server of the release before leaves it out. */
  mentions: z.array(z.object({ name: z.string(), who })).optional(),
  createdAt: instant,
});

/** A reply that has not left yet: its member knows nothing of it. */
export const waitingReply = z.object({
  /** The ID that the message will have. */
  id: z.string(),
  author: who,
  message: z.string(),
  attachments: z.array(z.string()),
  /** What the ticket is set to as it leaves, unless the member has written something that nobody has read. */
  after: z.enum(afterReply),
  createdAt: instant,
  sendAt: instant,
  /** Milliseconds until then by the server's clock; 0 when it is due. */
  dueIn: z.number().int().min(0),
  /** It does not leave: its author does not answer members any more. */
  isStopped: z.boolean(),
});

/** A ticket that another is linked to by hand. */
export const relatedTicket = z.object({
  id: z.string(),
  number: z.number().int(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  member: who,
});

/** A whole ticket. */
export const wholeTicket = z.object({
  ticketId: z.string(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  ...facts,
  messages: z.array(deskMessage),
  /** Oldest first. */
  notes: z.array(deskNote),
  /** What will leave, in the order of leaving. */
  waiting: z.array(waitingReply),
  /** What the help centre offered before it was sent; `null` for nothing. */
  help: helpTried.nullable(),
  /** By number. A server of the release before leaves it out while it is replaced. */
  related: z.array(relatedTicket).optional(),
  /**
   * Whether the caller may undo the merge that it went with, by now; `false` for a ticket that was not merged. A server of
   * the release before leaves it out.
   */
  canUnmerge: z.boolean().optional(),
  /** What the caller has begun to write to the member; `''` for nothing. */
  draft: z.string(),
  createdAt: instant,
  updatedAt: instant,
});

/** One fact of a ticket before and after, as lists of texts: wallets, tags, an instant; empty for none. */
export const factChange = z.object({
  field: growing(changedFields),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
