import type { TicketStatus } from '@upline/domain';

/** A macro of the staff. Wallets are in lower case. */
export interface Macro {
  id: string;
  version: number;
  name: string;
  text: string;
  status: TicketStatus | null;
  tags: readonly string[];
  assignee: 'me' | string | null;
  isRetired: boolean;
  by: string;
  at: Date;
}

export type MacroActs = Omit<Macro, 'id' | 'version' | 'isRetired' | 'by' | 'at'>;

export type Macros = ReturnType<typeof createMacros>;

export function createMacros(now: () => Date) {
  const macros = new Map<string, Macro>();
  function keep(macro: Macro): Macro {
    macros.set(macro.id, macro);
    return macro;
  }
  return {
    /** By name, including retired ones. */
    all: () => [...macros.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    find: (id: string) => macros.get(id),
    create: (acts: MacroActs, by: string) =>
      keep({ ...acts, id: `macro-${macros.size + 1}`, version: 1, isRetired: false, by, at: now() }),
    change: (macro: Macro, asked: Partial<MacroActs & Pick<Macro, 'isRetired'>>, by: string) =>
      keep({ ...macro, ...asked, version: macro.version + 1, by, at: now() }),
  };
}
