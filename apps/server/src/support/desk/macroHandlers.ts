import { randomUUID } from 'node:crypto';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { CallSession, Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { record } from '../audit/record.ts';
import {
  type Macro,
  macroReply,
  readMacro,
  readMacros,
  requireAnswering,
  requireRoom,
  writeMacro,
} from '../macros/macros.ts';
import { lockWhereItLeads } from '../tickets/ticketLocks.ts';
import { applyMacro } from './applyMacro.ts';
import { namesOf } from './people.ts';
import { showQueued } from './queue.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
}

type MacroHandlers = Pick<Handlers, 'deskMacros' | 'deskCreateMacro' | 'deskChangeMacro' | 'deskApplyMacro'>;

/** Macros: leads create them, everyone in support uses them. */
export function macroHandlers({ db, staff }: Dependencies): MacroHandlers {
  /**
   * Stores a version of a macro and records its author.
   * @throws HttpFailure if session or role ended meanwhile.
   */
  async function keep(tx: Tx, session: CallSession, change: Omit<Macro, 'by' | 'at'>): Promise<Macro> {
    const macro = { ...change, by: session.wallet, at: new Date() };
    await requireAnswering(tx, staff, macro.assignee);
    await writeMacro(tx, macro);
    const { name, version, by } = macro;
    await record(tx, { staff: by, act: 'macro', details: { macro: { name, version } } });
    await session.requireStill(tx);
    return macro;
  }

  const reply = async (macro: Macro) => macroReply(macro, await namesOf(db, [macro.by]));

  return {
    async deskMacros() {
      const macros = await readMacros(db);
      const nameOf = await namesOf(
        db,
        macros.map(({ by }) => by),
      );
      return macros.map((macro) => macroReply(macro, nameOf));
    },

    async deskCreateMacro({ body }, { session }) {
      const made = await db.transaction(async (tx) => {
        await requireRoom(tx);
        const whole = { ...body, macroId: randomUUID(), version: 1, isRetired: false };
        return keep(tx, session, whole);
      });
      return reply(made);
    },

    async deskChangeMacro({ params: { macroId }, body: { version, ...asked } }, { session }) {
      const made = await db.transaction(async (tx) => {
        const before = await readMacro(tx, macroId);
        if (before.version !== version) throw new HttpFailure(409, 'server.macroChanged');
        if (before.isRetired && asked.isRetired === false) await requireRoom(tx);
        const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
        return keep(tx, session, { ...before, ...given, version: version + 1 });
      });
      return reply(made);
    },

    deskApplyMacro({ params, body: { macroId, version } }, { session }) {
      const { wallet } = session;
      return showQueued(db, session, async (tx) => {
        const ticket = await lockWhereItLeads(tx, params.ticketId);
        const macro = await readMacro(tx, macroId);
        if (macro.version !== version) throw new HttpFailure(409, 'server.macroChanged');
        await applyMacro(tx, { staff, macro, ticket, wallet });
        return ticket;
      });
    },
  };
}
