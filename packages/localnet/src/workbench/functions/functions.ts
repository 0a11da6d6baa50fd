import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import type { Abi, AbiFunction } from 'viem';
import { toFunctionSelector, toFunctionSignature } from 'viem/utils';
import type { WorkbenchContract } from '../workbench.ts';
import { type FunctionField, fieldsOf } from './fields.ts';
import { type ContractName, checksIn, type NamedCheck, natspecOf } from './natspec.ts';

/** A function of a contract with all that is known of it. */
export interface ContractFunction {
  name: string;
  /** `invest_stable_coin(address,bool)`: unlike the name, of one function alone. */
  signature: string;
  selector: string;
  /** Whether it changes nothing. */
  isRead: boolean;
  /** The role without which it refuses, as the contracts name it; `null` when everybody may. */
  role: string | null;
  /** What it does, in its author's words. */
  notice: string;
  /** The checks that it makes, in their order, where the source lists them. */
  checks: readonly NamedCheck[];
  fields: readonly FunctionField[];
}

const abis: Readonly<Record<ContractName, Abi>> = {
  UplineRegistry: uplineRegistryAbi,
  RacePool: racePoolAbi,
  GlobalPool: globalPoolAbi,
  MockStableCoin: mockStableCoinAbi,
};

/** What each kind of contract on the workbench was compiled from. */
const sources: Readonly<Record<WorkbenchContract['kind'], ContractName>> = {
  registry: 'UplineRegistry',
  race: 'RacePool',
  global: 'GlobalPool',
  coin: 'MockStableCoin',
};

/** OpenZeppelin's own sentence for what we write as "Only ADMIN". */
const onlyAdmin = /Only the admin\b|Only can be called by the current \{defaultAdmin\}/;

function roleIn(text: string): string | null {
  if (onlyAdmin.test(text)) return 'ADMIN';
  return /\bOnly (ADMIN|MODIFIER|PRODUCT|ROYALITY)\b/.exec(text)?.[1] ?? null;
}

/** OpenZeppelin writes pages: its first sentence says what a function does. */
const firstSentence = (text: string) =>
  (/^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text).replaceAll(/[{}]/g, '');

/** Without the marks of code, which a page shows as they are. */
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

/** A function of a contract by its signature; `undefined` when it has none such. */
export function abiFunctionOf(kind: WorkbenchContract['kind'], signature: string): AbiFunction | undefined {
  return abis[sources[kind]].find(
    (item): item is AbiFunction => item.type === 'function' && toFunctionSignature(item) === signature,
  );
}

/** Every function of a kind of contract: those that write first, in each group ours before the libraries'. */
export function functionsOf(kind: WorkbenchContract['kind']): ContractFunction[] {
  const contract = sources[kind];
  const listed = abis[contract].flatMap((item) => (item.type === 'function' ? [item] : []));
  const isOurs = (item: AbiFunction) => natspecOf(contract, toFunctionSignature(item)).notice !== '';
  const all = [...listed.filter(isOurs), ...listed.filter((item) => !isOurs(item))].map((item) =>
    described(contract, item),
  );
  return [...all.filter(({ isRead }) => !isRead), ...all.filter(({ isRead }) => isRead)];
}
