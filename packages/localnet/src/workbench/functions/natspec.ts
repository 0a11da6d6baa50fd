import written from './natspec.json' with { type: 'json' };

/** What a function's author says of it, by the names of its parameters and results. */
export interface NatSpec {
  /** What it does. */
  notice: string;
  /** How, and which checks it makes in which order. */
  details: string;
  params: Readonly<Record<string, string>>;
  returns: Readonly<Record<string, string>>;
}

/** The contracts that the workbench speaks with, as the compiler names them. */
export type ContractName = 'UplineRegistry' | 'RacePool' | 'GlobalPool' | 'MockStableCoin';

/** What is written of each function, by `name(types)`. */
export type ContractNatSpec = Readonly<Record<string, Partial<NatSpec>>>;

const natspecs: Readonly<Record<ContractName, ContractNatSpec>> = written;

/** What the source says of a function; empty where it says nothing. */
export function natspecOf(contract: ContractName, signature: string): NatSpec {
  return { notice: '', details: '', params: {}, returns: {}, ...natspecs[contract][signature] };
}

/** The errors that the text names in the order in which it says that they are checked. */
export interface NamedCheck {
  error: string;
  /** When, in the author's words. */
  when: string;
}

/** The checks of a call in their order, as `Checks, in this order: …` lists them; none where it does not. */
export function checksIn(details: string): NamedCheck[] {
  const [, list = ''] = /Checks, in this order: (.*?)\.(?: [A-Z]|$)/.exec(details) ?? [];
  return list.split(/,\s*(?=[^,]*`[A-Z])/).flatMap((part) => {
    const [, error = '', when = ''] = /`([A-Z]\w+)`\s*(.*)$/.exec(part.trim()) ?? [];
    return error ? [{ error, when: when.trim() }] : [];
  });
}
