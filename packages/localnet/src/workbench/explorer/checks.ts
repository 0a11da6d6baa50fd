import { getAbiItem, toFunctionSignature } from 'viem/utils';
import type { Checkout } from '../checkout.ts';
import { type ContractName, checksIn, natspecOf } from '../functions/natspec.ts';
import type { WorkbenchContract } from '../workbench.ts';
import type { DecodedReason } from './decode.ts';

/** A check listed in the source, and its result in a call. */
export interface CheckLine {
  error: string;
  state: 'passed' | 'stopped' | 'notReached';
}

const contractNames: Readonly<Record<WorkbenchContract['kind'], ContractName>> = {
  race: 'RacePool',
  global: 'GlobalPool',
  registry: 'UplineRegistry',
  coin: 'MockStableCoin',
};

/** The function that "As above" refers to in the sources of its variants. */
const above = 'invest_stable_coin(address,bool)';

/** A function's errors in the order stated by its source; empty if the source states none. */
export function checksOf({ kind, abi }: WorkbenchContract, name: string): string[] {
  const item = getAbiItem({ abi, name });
  if (item?.type !== 'function') return [];
  const contract = contractNames[kind];
  const { details } = natspecOf(contract, toFunctionSignature(item));
  const listed = checksIn(details).map(({ error }) => error);
  const more = /^As above, with `(\w+)` after `(\w+)`/.exec(details);
  if (listed.length > 0 || !more) return listed;
  const [, added = '', after = ''] = more;
  const base = checksIn(natspecOf(contract, above).details).map(({ error }) => error);
  return base.flatMap((error) => (error === after ? [error, added] : [error]));
}

/** Marks the checks up to the error. @param reason The error; `null` for success. */
export function checkLines(errors: readonly string[], reason: DecodedReason | null): CheckLine[] {
  if (reason === null) return errors.map((error) => ({ error, state: 'passed' }));
  const stopped = errors.indexOf(reason.name);
  // An error missing in the list does not show how far the call came.
  if (stopped === -1) return [];
  return errors.map((error, at) => ({
    error,
    state: at < stopped ? 'passed' : at === stopped ? 'stopped' : 'notReached',
  }));
}

/** The sources' description of an error, or `''`. */
export function errorText({ sources }: Pick<Checkout, 'sources'>, name: string): string {
  if (!/^\w+$/.test(name)) return '';
  const declared = new RegExp(String.raw`((?:^[ \t]*\/\/\/.*\n)+)[ \t]*error ${name}\b`, 'm');
  for (const source of Object.values(sources)) {
    const comment = declared
      .exec(source)?.[1]
      ?.replace(/^[ \t]*\/\/\/ ?/gm, ' ')
      .replace(/\s+/g, ' ');
    const notice = /@notice (.*?)(?= @\w+ |$)/.exec(comment ?? '')?.[1];
    if (notice) return notice.trim();
  }
  return '';
}
