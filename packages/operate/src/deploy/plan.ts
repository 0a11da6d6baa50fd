import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import { levels, type Position } from '@upline/domain';
import {
  type Address,
  concat,
  encodeDeployData,
  getCreate2Address,
  type Hex,
  keccak256,
  stringToHex,
} from 'viem';
import type { Artifact, Artifacts } from './compile.ts';
import type { DeployConfig } from './config.ts';

/**
 * The deterministic deployment proxy, at this address on Polygon and in Anvil. Contracts it creates
 * have addresses that depend only on code and constructor arguments, so a second run finds the
 * first one's.
 */
export const create2Factory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

export const create2FactoryCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3';

export interface Creation {
  name: string;
  address: Address;
  artifact: Artifact;
  call: ContractCall;
}

/** The addresses of a deployment and the calls that create them. */
export interface DeployPlan {
  config: DeployConfig;
  stableCoin: Address;
  registry: Address;
  pools: Readonly<Record<Position, Address>>;
  /** Wallets with a seat in every pool, in order; the root is first. */
  seats: readonly Address[];
  /** In order of creation. */
  creations: readonly Creation[];
}

function creation(edition: string, name: string, artifact: Artifact, initCode: Hex): Creation {
  const salt = keccak256(stringToHex(`${edition} ${name}`));
  return {
    name,
    artifact,
    address: getCreate2Address({ from: create2Factory, salt, bytecode: initCode }),
    call: { to: create2Factory, data: concat([salt, initCode]) },
  };
}

/** Plans a deployment from a configuration and compiled contracts. Pure: reads no chain. */
export function planDeployment(config: DeployConfig, artifacts: Artifacts): DeployPlan {
  const { edition, operator, coin, pools: terms } = config;
  const testCoin = creation(
    edition,
    'stable coin',
    artifacts.MockStableCoin,
    artifacts.MockStableCoin.bytecode.object,
  );
  const stableCoin = coin === 'test coin' ? testCoin.address : coin.address;
  const registry = creation(
    edition,
    'registry',
    artifacts.UplineRegistry,
    encodeDeployData({
      abi: uplineRegistryAbi,
      bytecode: artifacts.UplineRegistry.bytecode.object,
      args: [operator.admin, operator.root],
    }),
  );
  const { admin, modifierAdmin, productPool, royaltyAdmin } = operator;
  const roles = { admin, modifierAdmin, productPool, royaltyAdmin };
  const pools = levels.map(({ position, kind }) => {
    const artifact = artifacts[kind === 'race' ? 'RacePool' : 'GlobalPool'];
    const setup = { ...roles, stableCoin, registry: registry.address, position, terms: terms[position] };
    // Both kinds have the same constructor.
    const initCode = encodeDeployData({
      abi: racePoolAbi,
      bytecode: artifact.bytecode.object,
      args: [setup],
    });
    return { position, made: creation(edition, `pool ${position}`, artifact, initCode) };
  });
  return {
    config,
    stableCoin,
    registry: registry.address,
    pools: Object.fromEntries(
      pools.map(({ position, made }) => [position, made.address]),
    ) as DeployPlan['pools'],
    seats: [operator.root, ...operator.seats],
    creations: [...(coin === 'test coin' ? [testCoin] : []), registry, ...pools.map(({ made }) => made)],
  };
}
