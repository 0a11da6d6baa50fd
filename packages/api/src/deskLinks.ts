import * as z from 'zod';
import { relatedTicket } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { ticketIdIn } from './fields.ts';
import { routes } from './routes.ts';

/** The ticket's links afterwards, by number. */
const reply = success(z.object({ related: z.array(relatedTicket) }));

const deskLink = endpoint({
  route: routes.deskLink,
  summary: 'Link a ticket to another',
  description:
    'Links two tickets, of the same member or of two, so that each shows the other; a second time ' +
    'changes nothing. Their members find it in their access log alone.',
  params: z.object({ ticketId: ticketIdIn }),
  /** The other ticket's ID or number. */
  body: z.object({ other: ticketIdIn }),
  reply,
  failure: successFailure,
  errors: [404, 409, 422],
});

const deskUnlink = endpoint({
  route: routes.deskUnlink,
  summary: 'Take the link of two tickets away',
  description: 'Takes a link away from both; what is not linked stays as it is.',
  params: z.object({ ticketId: ticketIdIn, otherId: ticketIdIn }),
  reply,
  failure: successFailure,
  errors: [404],
});

export const deskLinksCalls = { deskLink, deskUnlink };
