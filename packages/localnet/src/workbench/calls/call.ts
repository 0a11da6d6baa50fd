import { wallet } from '@upline/operate';
import { type Abi, type Address, encodeFunctionData, type Hex } from 'viem';
import { abiFunctionOf } from '../functions/functions.ts';
import { type CallTexts, parseValues } from '../functions/parseValues.ts';
import type { Workbench, WorkbenchContract } from '../workbench.ts';

/** A call as a person asks for it. */
export interface AskedCall {
  /** `registry`, `level-4`, `coin`. */
  contract: string;
  /** `invest_stable_coin(address,bool)`. */
  signature: string;
  /** Who calls. */
  as: string;
  /** What was written into each field, by its path. */
  texts: CallTexts;
}

/** A call that can be made. */
export interface ReadyCall {
  contract: WorkbenchContract;
  name: string;
  /** The one function that is called. */
  abi: Abi;
  args: readonly unknown[];
  account: Address;
  to: Address;
  data: Hex;
}

/** What is asked of a call before its values are filled in; `null` when all of them can be read. */
export function faultsOf(kind: WorkbenchContract['kind'], signature: string, texts: CallTexts) {
  const found = abiFunctionOf(kind, signature);
  return found ? parseValues(found.inputs, texts).faults : null;
}

/** @throws Error when the contract has no such function, or a value cannot be read. */
export function readyCall({ contracts }: Pick<Workbench, 'contracts'>, asked: AskedCall): ReadyCall {
  const contract = contracts.find(({ id }) => id === asked.contract);
  const found = contract && abiFunctionOf(contract.kind, asked.signature);
  if (!contract || !found) throw new Error(`${asked.contract} has no function ${asked.signature}.`);
  const { args, faults } = parseValues(found.inputs, asked.texts);
  if (faults) throw new Error(Object.values(faults)[0]);
  const abi: Abi = [found];
  return {
    contract,
    name: found.name,
    abi,
    args,
    account: wallet(asked.as),
    to: contract.address,
    data: encodeFunctionData({ abi, functionName: found.name, args: [...args] }),
  };
}

/** The command that makes the same call from a terminal. A node that is played with acts for everybody. */
export function castCommand({ account, to, data }: ReadyCall, rpcUrl: string, isRead: boolean): string {
  return isRead
    ? `cast call ${to} ${data} --from ${account} --rpc-url ${rpcUrl}`
    : `cast rpc anvil_impersonateAccount ${account} --rpc-url ${rpcUrl} && ` +
        `cast send ${to} ${data} --from ${account} --unlocked --rpc-url ${rpcUrl}`;
}
