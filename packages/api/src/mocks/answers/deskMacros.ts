import type { ReplyData } from '../../contract.ts';
import type { Macro } from '../macros.ts';
import { Refusal } from '../refusal.ts';
import type { Ticket } from '../tickets.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { changeOf, changeTicket } from './deskChanges.ts';
import { existingTicket, queuedReply } from './deskQueue.ts';
import { personOf } from './personOf.ts';

type MacroAnswers = Pick<Answers, 'deskMacros' | 'deskCreateMacro' | 'deskChangeMacro' | 'deskApplyMacro'>;

/** @throws Refusal 404 for an unknown macro, 409 if the version is outdated. */
export function macroAt(world: World, id: string, version: number): Macro {
  const macro = world.macros.find(id);
  if (!macro) throw new Refusal(404, 'server.unknownMacro');
  if (macro.version !== version) throw new Refusal(409, 'server.macroChanged');
  return macro;
}

/**
 * Applies a macro's changes, without its text, to a ticket.
 * @throws Refusal 409 for a retired macro.
 */
export function applyMacro(world: World, macro: Macro, ticket: Ticket, wallet: string): void {
  const { name, version, text, status, tags, assignee, isRetired } = macro;
  if (isRetired) throw new Refusal(409, 'server.macroChanged');
  const together = [...new Set([...ticket.tags, ...tags])];
  const given = assignee === 'me' ? wallet : assignee;
  const made = changeOf(world, ticket, {
    tags: together,
    ...(given !== null && { assignee: given as `0x${string}` }),
    ...(status !== null && text === '' && { status }),
  });
  changeTicket(world, { ...made, ticket, wallet, details: { macro: { name, version } } });
}

export function deskMacroAnswers(world: World): MacroAnswers {
  const { macros, audit } = world;

  function reply({ by, at, tags, assignee, ...macro }: Macro): ReplyData<'deskCreateMacro'> {
    return {
      ...macro,
      tags: [...tags],
      assignee: assignee === null || assignee === 'me' ? assignee : world.display(assignee),
      by: personOf(world, by),
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
      const before = macroAt(world, params.macroId, version);
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
      return recorded(macros.change(before, given, caller().wallet));
    },
    deskApplyMacro({ params, body: { macroId, version } }, { caller }) {
      const ticket = existingTicket(world, params.ticketId);
      applyMacro(world, macroAt(world, macroId, version), ticket, caller().wallet);
      return queuedReply(world, ticket);
    },
  };
}
