import {
  maximumMacroNameLength,
  maximumMessageLength,
  maximumTags,
  ticketStatuses,
  unknownVariables,
} from '@upline/domain';
import * as z from 'zod';
import { queuedTicket, tagIn, who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, nameOrId, ticketIdIn, walletIn, walletOut } from './fields.ts';
import { routes } from './routes.ts';
import { someLineIn, textIn } from './texts.ts';

const status = z.enum(ticketStatuses).nullable();
const version = z.number().int();

const acts = {
  name: someLineIn(maximumMacroNameLength),
  /** The reply, `''` for none. Variables are in braces; any other word in braces is refused. */
  text: textIn(maximumMessageLength)
    .refine((text) => unknownVariables(text).length === 0)
    .meta({ override: { type: 'string', maxLength: maximumMessageLength } }),
  /** `null` keeps the status. */
  status,
  /** Added to the ticket's tags. */
  tags: z.array(tagIn).max(maximumTags),
  /** The new assignee: `me` is the user of the macro, `null` keeps the current one. */
  assignee: z.union([z.literal('me'), walletIn]).nullable(),
};

/** A macro's current version. */
const macro = z.object({
  id: z.string(),
  /** From 1; increases with every change. */
  version,
  name: z.string(),
  text: z.string(),
  status,
  tags: z.array(z.string()),
  assignee: z.union([z.literal('me'), walletOut]).nullable(),
  /** Retired macros cannot be used. */
  isRetired: z.boolean(),
  /** The author of this version. */
  by: who,
  at: instant,
});

const deskMacros = endpoint({
  route: routes.deskMacros,
  summary: 'List the macros',
  description: 'What is done to many tickets in the same words, by name; retired ones too.',
  reply: success(z.array(macro)),
  failure: successFailure,
});

export const deskCreateMacro = endpoint({
  route: routes.deskCreateMacro,
  summary: 'Make a macro',
  description: 'Makes a macro.',
  body: z.object(acts),
  reply: success(macro),
  failure: successFailure,
  errors: [422],
});

const deskChangeMacro = endpoint({
  route: routes.deskChangeMacro,
  summary: 'Change a macro',
  description: 'Changes what is given and leaves the rest: a new version; those before are kept.',
  params: z.object({ macroId: nameOrId }),
  body: z.object({
    /** The macro's version known to the caller; any other is refused with 409. */
    version,
    ...z.object(acts).partial().shape,
    isRetired: z.boolean().optional(),
  }),
  reply: success(macro),
  failure: successFailure,
  errors: [404, 409, 422],
});

const deskApplyMacro = endpoint({
  route: routes.deskApplyMacro,
  summary: 'Use a macro on a ticket',
  description:
    'Does to a ticket what a macro does beside its text: tags, assignee, and the status of one that has' +
    ' no text. What a text sets is up to the reply that carries it. Agents give tickets to whom a ' +
    'lead’s macro names.',
  params: z.object({ ticketId: ticketIdIn }),
  body: z.object({
    macroId: nameOrId,
    /** The macro's version known to the caller; any other is refused with 409. */
    version,
  }),
  reply: success(queuedTicket),
  failure: successFailure,
  errors: [404, 409, 422],
});

export const deskMacrosCalls = { deskMacros, deskCreateMacro, deskChangeMacro, deskApplyMacro };
