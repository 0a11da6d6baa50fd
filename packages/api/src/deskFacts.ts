import {
  afterReply,
  changedFields,
  foundBys,
  isTag,
  maximumNotes,
  maximumScheduledReplies,
  maximumTagLength,
  maximumTags,
  plainName,
  ratings,
  staffRoles,
  ticketPriorities,
  ticketStatuses,
  transactionStatuses,
} from '@upline/domain';
import * as z from 'zod';
import { instant, money, positionOut, transactionHash } from './fields.ts';
import { growing } from './growing.ts';
import { person } from './person.ts';
import { helpTried, listedTicket, ticketMessage } from './tickets.ts';

/**
 * A member or a staff member as shown in the staff app; an unregistered account has no ID and no
 * name.
 */
export const who = person.pick({ id: true, name: true, walletId: true, photo: true });

export const staffRole = z.enum(staffRoles);

export const ticketPriority = z.enum(ticketPriorities);

/** A tag as input, converted to lower case. */
export const tagIn = z
  .string()
  .transform((tag) => plainName(tag).toLowerCase())
  .refine(isTag)
  .meta({ override: { type: 'string', minLength: 1, maxLength: maximumTagLength } });

/** The transaction of a ticket, with its last known status. */
const ticketTransaction = z.object({
  hash: transactionHash,
  kind: z.enum(transactionStatuses),
  /** The contract's error if `reverted`; `''` for none. */
  name: z.string(),
  /** The amount lost, paid, claimed, received or allowed. */
  amount: money.nullable(),
  position: positionOut.nullable(),
  /** The nonce of a pending transaction. */
  nonce: z.number().int().nullable(),
});

/** The staff's fields of a ticket; hidden from members. */
const facts = {
  /** The ticket's number, from 1; accepted wherever its ID is. */
  number: z.number().int(),
  member: who,
  priority: ticketPriority,
  assignee: who.nullable(),
  tags: z.array(z.string()).max(maximumTags),
  /** End of the snooze, unless the member writes earlier. */
  snoozedUntil: instant.nullable(),
  /** `null` for none. */
  transaction: ticketTransaction.nullable(),
  /** The expiry of the last snooze, until the ticket is answered or snoozed again. */
  backSince: instant.nullable(),
  /** Due time of the reply; `null` if none is due, or no hours are set. */
  replyDueAt: instant.nullable(),
  /** Due time of the resolution; `null` likewise. */
  resolutionDueAt: instant.nullable(),
  /** The member's rating; `null` without one. */
  rating: z.enum(ratings).nullable(),
  /** The ID of the ticket into which this one was merged; `null` if it was not merged. */
  mergedInto: z.string().nullable(),
  /** Increases with every change of messages, status or facts. */
  version: z.number().int(),
};

/**
 * A ticket in the queue. Its files come only with the call that opens it, which is listed in the
 * member's access log.
 */
export const queuedTicket = listedTicket.omit({ attachments: true }).extend({
  ...facts,
  /** The beginning of the newest message; `''` if it has only files. */
  excerpt: z.string(),
  /** True if the member has written a message that no staff member has read. */
  isUnread: z.boolean(),
  /** True if an unread note mentions the caller; only in lists. */
  isMentioned: z.boolean().optional(),
  /** Why a search found the ticket, unless the other values show it; only in lists. */
  foundBy: z.enum(foundBys).optional(),
});

/** A message with its author on the staff; `null` for the member's own. */
export const deskMessage = ticketMessage.extend({ author: who.nullable() });

/** A note from staff to staff. */
export const deskNote = z.object({
  id: z.string(),
  author: who,
  message: z.string(),
  attachments: z.array(z.string()),
  /**
   * The mentioned people, with the name after the @. Absent from a server of the previous release.
   */
  mentions: z.array(z.object({ name: z.string(), who })).optional(),
  createdAt: instant,
});

/** A scheduled reply; hidden from the member. */
export const waitingReply = z.object({
  /** The ID of the future message. */
  id: z.string(),
  author: who,
  message: z.string(),
  attachments: z.array(z.string()),
  /**
   * The ticket's status after the reply was sent, unless the member has written something unread.
   */
  after: z.enum(afterReply),
  createdAt: instant,
  sendAt: instant,
  /** Milliseconds until then by the server's clock; 0 if it is due. */
  dueIn: z.number().int().min(0),
  /** True if the reply is not sent because its author no longer answers members. */
  isStopped: z.boolean(),
});

export const relatedTicket = z.object({
  id: z.string(),
  number: z.number().int(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  member: who,
});

export const wholeTicket = z.object({
  ticketId: z.string(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  ...facts,
  messages: z.array(deskMessage),
  /** Oldest first. */
  notes: z.array(deskNote).max(maximumNotes),
  waiting: z.array(waitingReply).max(maximumScheduledReplies),
  /** The help articles offered before the ticket was sent; `null` for none. */
  help: helpTried.nullable(),
  /** By number. Absent from a server of the previous release. */
  related: z.array(relatedTicket).optional(),
  /**
   * True if the caller can currently undo the merge of this ticket; `false` if it was not merged.
   * Absent from a server of the previous release.
   */
  canUnmerge: z.boolean().optional(),
  /** The caller's draft of a reply; `''` for none. */
  draft: z.string(),
  createdAt: instant,
  updatedAt: instant,
});

/**
 * A field of a ticket before and after a change, as lists of texts: wallets, tags, an instant;
 * empty for none.
 */
export const factChange = z.object({
  field: growing(changedFields),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
