import written from './natspec.json' with { type: 'json' };

/** NatSpec of a function, by names of parameters and results. */
export interface NatSpec {
  notice: string;
  /** Explanation, including the order of checks. */
  details: string;
  params: Readonly<Record<string, string>>;
  returns: Readonly<Record<string, string>>;
}

/** Contracts of the workbench by compiler name. */
export type ContractName = 'UplineRegistry' | 'RacePool' | 'GlobalPool' | 'MockStableCoin';

/** NatSpec of each function by `name(types)`. */
export type ContractNatSpec = Readonly<Record<string, Partial<NatSpec>>>;

const natspecs: Readonly<Record<ContractName, ContractNatSpec>> = written;

/** NatSpec of a function; empty strings if the source has none. */
export function natspecOf(contract: ContractName, signature: string): NatSpec {
  return { notice: '', details: '', params: {}, returns: {}, ...natspecs[contract][signature] };
}

/** A check with its error, in the order stated by the source. */
export interface NamedCheck {
  error: string;
  /** Condition in the source's words. */
  when: string;
}

/** Parses the checks from `Checks, in this order: …`; empty without such a list. */
export function checksIn(details: string): NamedCheck[] {
  const [, list = ''] = /Checks, in this order: (.*?)\.(?: [A-Z]|$)/.exec(details) ?? [];
  return list.split(/,\s*(?=[^,]*`[A-Z])/).flatMap((part) => {
    const [, error = '', when = ''] = /`([A-Z]\w+)`\s*(.*)$/.exec(part.trim()) ?? [];
    return error ? [{ error, when: when.trim() }] : [];
  });
}
