import { wallet } from '@upline/operate';
import { type Abi, type Address, encodeFunctionData, type Hex } from 'viem';
import { abiFunctionOf } from '../functions/functions.ts';
import { type CallTexts, parseValues } from '../functions/parseValues.ts';
import type { Workbench, WorkbenchContract } from '../workbench.ts';

/** A call as entered in a form. */
export interface AskedCall {
  /** `registry`, `level-4`, `coin`. */
  contract: string;
  /** `invest_stable_coin(address,bool)`. */
  signature: string;
  /** The caller. */
  as: string;
  /** The text of each field, by its path. */
  texts: CallTexts;
}

/** A call with parsed and encoded values. */
export interface ReadyCall {
  contract: WorkbenchContract;
  name: string;
  /** ABI of the called function only. */
  abi: Abi;
  args: readonly unknown[];
  account: Address;
  to: Address;
  data: Hex;
}

/** The errors of the values; `null` if all are valid. */
export function faultsOf(kind: WorkbenchContract['kind'], signature: string, texts: CallTexts) {
  const found = abiFunctionOf(kind, signature);
  return found ? parseValues(found.inputs, texts).faults : null;
}

/**
 * Parses and encodes a call. @throws Error if the contract has no such function, or a value is
 * invalid.
 */
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

/** The equivalent `cast` command. Anvil impersonates any account. */
export function castCommand({ account, to, data }: ReadyCall, rpcUrl: string, isRead: boolean): string {
  return isRead
    ? `cast call ${to} ${data} --from ${account} --rpc-url ${rpcUrl}`
    : `cast rpc anvil_impersonateAccount ${account} --rpc-url ${rpcUrl} && ` +
        `cast send ${to} ${data} --from ${account} --unlocked --rpc-url ${rpcUrl}`;
}
