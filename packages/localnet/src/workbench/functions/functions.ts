import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import type { Abi, AbiFunction } from 'viem';
import { toFunctionSelector, toFunctionSignature } from 'viem/utils';
import type { WorkbenchContract } from '../workbench.ts';
import { type FunctionField, fieldsOf } from './fields.ts';
import { type ContractName, checksIn, type NamedCheck, natspecOf } from './natspec.ts';

export interface ContractFunction {
  name: string;
  /** `invest_stable_coin(address,bool)`; unique, unlike the name. */
  signature: string;
  selector: string;
  /** True for view and pure functions. */
  isRead: boolean;
  /** Name of the required role; `null` if there is none. */
  role: string | null;
  notice: string;
  /** The function's checks in order, if the source lists them. */
  checks: readonly NamedCheck[];
  fields: readonly FunctionField[];
}

const abis: Readonly<Record<ContractName, Abi>> = {
  UplineRegistry: uplineRegistryAbi,
  RacePool: racePoolAbi,
  GlobalPool: globalPoolAbi,
  MockStableCoin: mockStableCoinAbi,
};

/** Compiled contract of each kind on the workbench. */
const sources: Readonly<Record<WorkbenchContract['kind'], ContractName>> = {
  registry: 'UplineRegistry',
  race: 'RacePool',
  global: 'GlobalPool',
  coin: 'MockStableCoin',
};

/** OpenZeppelin's wording of our "Only ADMIN". */
const onlyAdmin = /Only the admin\b|Only can be called by the current \{defaultAdmin\}/;

function roleIn(text: string): string | null {
  if (onlyAdmin.test(text)) return 'ADMIN';
  return /\bOnly (ADMIN|MODIFIER|PRODUCT|ROYALITY)\b/.exec(text)?.[1] ?? null;
}

/** The first sentence, since OpenZeppelin's documentation is long. */
const firstSentence = (text: string) =>
  (/^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text).replaceAll(/[{}]/g, '');

/** Removes backticks, which the page would show. */
const plain = (text: string) => text.replaceAll('`', '');

function described(contract: ContractName, item: AbiFunction): ContractFunction {
  const signature = toFunctionSignature(item);
  const { notice, details, params } = natspecOf(contract, signature);
  const isRead = item.stateMutability === 'view' || item.stateMutability === 'pure';
  return {
    name: item.name,
    signature,
    selector: toFunctionSelector(item),
    isRead,
    role: isRead ? null : roleIn(`${notice} ${details}`),
    notice: plain(notice || firstSentence(details)),
    checks: checksIn(details),
    fields: fieldsOf(item.name, item.inputs, params).map((field) => ({ ...field, note: plain(field.note) })),
  };
}

/** Finds a contract's function by signature, or `undefined`. */
export function abiFunctionOf(kind: WorkbenchContract['kind'], signature: string): AbiFunction | undefined {
  return abis[sources[kind]].find(
    (item): item is AbiFunction => item.type === 'function' && toFunctionSignature(item) === signature,
  );
}

/** All functions of a contract: writes first, and within each group ours before the libraries'. */
export function functionsOf(kind: WorkbenchContract['kind']): ContractFunction[] {
  const contract = sources[kind];
  const listed = abis[contract].flatMap((item) => (item.type === 'function' ? [item] : []));
  const isOurs = (item: AbiFunction) => natspecOf(contract, toFunctionSignature(item)).notice !== '';
  const all = [...listed.filter(isOurs), ...listed.filter((item) => !isOurs(item))].map((item) =>
    described(contract, item),
  );
  return [...all.filter(({ isRead }) => !isRead), ...all.filter(({ isRead }) => isRead)];
}
