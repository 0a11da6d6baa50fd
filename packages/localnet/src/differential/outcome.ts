import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { withRoleName } from '@upline/chain/internal';
import { type Abi, decodeErrorResult, decodeEventLog, type Hex } from 'viem';
import type { Outcome } from '../poolModel/index.ts';
import { plainText } from './plainText.ts';

/** The result of a call as lines of text: its sorted logs, or its error. */
export interface CallResult {
  /** Name of the error; `null` for success. */
  error: string | null;
  lines: readonly string[];
}

export interface RawLog {
  address: Hex;
  topics: [Hex, ...Hex[]];
  data: Hex;
}

const errorsAbi: Abi = [...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi, ...mockStableCoinAbi].filter(
  ({ type }) => type === 'error',
);

const refused = (errorName: string, args: readonly unknown[]): CallResult => ({
  error: errorName,
  lines: [`refused: ${errorName}(${args.map((value) => plainText(withRoleName(value))).join(', ')})`],
});

function eventLine(address: string, eventName: string, args: object): string {
  const named = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withRoleName(value)]));
  return `${address} ${eventName} ${plainText(named)}`;
}

/** The model's result of a call. */
export function resultOfModel(outcome: Outcome): CallResult {
  if ('refusal' in outcome) return refused(outcome.refusal.errorName, outcome.refusal.args);
  const lines = outcome.events.map(({ address, eventName, args }) => eventLine(address, eventName, args));
  return { error: null, lines: lines.sort() };
}

/** The chain's result of a reverted call. */
export function resultOfRevert(data: Hex): CallResult {
  const { errorName, args = [] } = decodeErrorResult({ abi: errorsAbi, data });
  return refused(errorName, args);
}

/**
 * The chain's result of a successful call.
 * @param abiAt Returns ABI and name of the contract at an address. @throws if it is unknown.
 */
export function resultOfLogs(
  logs: readonly RawLog[],
  abiAt: (address: Hex) => { abi: Abi; name: string },
): CallResult {
  const lines = logs.map(({ address, topics, data }) => {
    const { abi, name } = abiAt(address);
    const { eventName, args } = decodeEventLog({ abi, topics, data });
    return eventLine(name, eventName ?? '', args ?? {});
  });
  return { error: null, lines: lines.sort() };
}
