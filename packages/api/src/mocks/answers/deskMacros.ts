import type { ReplyData } from '../../contract.ts';
import type { Answers } from '../call.ts';
import type { Macro } from '../macros.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';
import { changeOf, changeTicket } from './deskChanges.ts';
import { queuedReply, whereItLeads } from './deskQueue.ts';
import { personOf } from './personOf.ts';

/** @throws MockApiError 404 for an unknown macro, 409 if the version is outdated. */
export function macroAt(backend: MockBackend, id: string, version: number): Macro {
  const macro = backend.macros.find(id);
  if (!macro) throw new MockApiError(404, 'server.unknownMacro');
  if (macro.version !== version) throw new MockApiError(409, 'server.macroChanged');
  return macro;
}

/**
 * Applies a macro's changes, without its text, to a ticket.
 * @throws MockApiError 409 for a retired macro.
 */
export function applyMacro(backend: MockBackend, macro: Macro, ticket: Ticket, wallet: string): void {
  const { name, version, text, status, tags, assignee, isRetired } = macro;
  if (isRetired) throw new MockApiError(409, 'server.macroChanged');
  const together = [...new Set([...ticket.tags, ...tags])];
  const given = assignee === 'me' ? wallet : assignee;
  const made = changeOf(backend, ticket, {
    tags: together,
    ...(given !== null && { assignee: given as `0x${string}` }),
    ...(status !== null && text === '' && { status }),
  });
  changeTicket(backend, { ...made, ticket, wallet, details: { macro: { name, version } } });
}

export function deskMacroAnswers(backend: MockBackend) {
  const { macros, audit } = backend;

  function reply({ by, at, tags, assignee, ...macro }: Macro): ReplyData<'deskCreateMacro'> {
    return {
      ...macro,
      tags: [...tags],
      assignee: assignee === null || assignee === 'me' ? assignee : backend.display(assignee),
      by: personOf(backend, by),
      at: at.toISOString(),
    };
  }

  function recorded(macro: Macro): ReplyData<'deskCreateMacro'> {
    const { name, version, by } = macro;
    audit.record({ staff: by, act: 'macro', details: { macro: { name, version } } });
    return reply(macro);
  }

  return {
    deskMacros: () => macros.all().map(reply),
    deskCreateMacro({ body }, { caller }) {
      return recorded(macros.create(body, caller().wallet));
    },
    deskChangeMacro({ params, body: { version, ...asked } }, { caller }) {
      const before = macroAt(backend, params.macroId, version);
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
      return recorded(macros.change(before, given, caller().wallet));
    },
    deskApplyMacro({ params, body: { macroId, version } }, { caller }) {
      const ticket = whereItLeads(backend, params.ticketId);
      applyMacro(backend, macroAt(backend, macroId, version), ticket, caller().wallet);
      return queuedReply(backend, ticket);
    },
  } satisfies Answers;
}
