import type { Deployment } from '@upline/chain';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { levelAt, levels, type Position } from '@upline/domain';
import { type Abi, type Address, getAddress } from 'viem';
import { demoMembers } from '../local/demoMembers.ts';
import { contractNames, type ScenarioContract } from './contractNames.ts';

export type Contracts = Readonly<Record<ScenarioContract, Address>>;

export function contractsOf({ stableCoin, registry, pools }: Deployment): Contracts {
  const named = levels.map(({ position }) => [`level${position}`, pools[position].address] as const);
  return Object.fromEntries([['coin', stableCoin], ['registry', registry], ...named]) as Contracts;
}

/** Level of a contract; `null` for coin and registry. */
export function positionOf(contract: ScenarioContract): Position | null {
  return contract.startsWith('level') ? (Number(contract.slice('level'.length)) as Position) : null;
}

export function abiOf(contract: ScenarioContract): Abi {
  const position = positionOf(contract);
  if (position) return levelAt(position).kind === 'race' ? racePoolAbi : globalPoolAbi;
  return contract === 'coin' ? mockStableCoinAbi : uplineRegistryAbi;
}

const known = () => [
  ...Object.entries(operator).map(([name, account]) => [account().address, name] as const),
  // The usual maximum of a network; first names, with a number for duplicates.
  ...demoMembers(72).map(({ name, address }) => {
    const [first = '', , round = ''] = name.split(' ');
    return [address, `${first.toLowerCase()}${round}`] as const;
  }),
];

/** Two-way mapping between addresses and names. Unknown wallets get a name at first use. */
export class Names {
  readonly #contracts: ReadonlyMap<string, ScenarioContract>;
  readonly #addresses: Contracts;
  readonly #people: Map<string, Address>;
  readonly #known: ReadonlyMap<string, string>;

  constructor(addresses: Contracts, people: Readonly<Record<string, Address>> = {}) {
    this.#addresses = addresses;
    this.#contracts = new Map(contractNames.map((name) => [addresses[name], name]));
    this.#people = new Map(Object.entries(people));
    this.#known = new Map(known());
  }

  get people(): Record<string, Address> {
    return Object.fromEntries(this.#people);
  }

  contractAt(address: string | null): ScenarioContract | null {
    return address === null ? null : (this.#contracts.get(getAddress(address)) ?? null);
  }

  nameOf(text: string): string {
    const address = getAddress(text);
    const contract = this.#contracts.get(address);
    if (contract) return contract;
    const met = [...this.#people].find(([, one]) => one === address);
    if (met) return met[0];
    const name = this.#known.get(address) ?? `wallet${this.#people.size + 1}`;
    this.#people.set(name, address);
    return name;
  }

  /** Address of a name. @throws RangeError for an unknown name. */
  addressOf(name: string): Address {
    const address = this.#people.get(name) ?? this.#addresses[name as ScenarioContract];
    if (!address) throw new RangeError(`Nobody here is called ${name}.`);
    return address;
  }

  /** Replaces addresses in a text by names. */
  inText(text: string): string {
    return text.replaceAll(/0x[0-9a-fA-F]{40}\b/g, (address) =>
      /^0x0+$/.test(address) ? address : this.nameOf(address),
    );
  }
}
