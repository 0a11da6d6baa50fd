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

export interface Macros {
  /** By name, including retired ones. */
  all(): Macro[];
  find(id: string): Macro | undefined;
  create(acts: MacroActs, by: string): Macro;
  change(macro: Macro, asked: Partial<MacroActs & Pick<Macro, 'isRetired'>>, by: string): Macro;
}

export function createMacros(now: () => Date): Macros {
  const macros = new Map<string, Macro>();
  function keep(macro: Macro): Macro {
    macros.set(macro.id, macro);
    return macro;
  }
  return {
    all: () => [...macros.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    find: (id) => macros.get(id),
    create: (acts, by) =>
      keep({ ...acts, id: `macro-${macros.size + 1}`, version: 1, isRetired: false, by, at: now() }),
    change: (macro, asked, by) => keep({ ...macro, ...asked, version: macro.version + 1, by, at: now() }),
  };
}
