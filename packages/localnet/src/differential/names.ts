import { members, operators } from './people.ts';
import type { Places } from './places.ts';

/** Replaces addresses by names for readable messages. */
export function withNames(text: string, places: Places): string {
  const { registry, coin, foreignCoin, oddCoin, impostor, pools } = places;
  const wallets = [
    ...Object.entries(operators),
    ...members.map((account, at) => [`member${at}`, account] as const),
  ].map(([name, { address }]) => [address, name] as const);
  const contracts = Object.entries({ registry, coin, foreignCoin, oddCoin, impostor }).map(
    ([name, address]) => [address, name] as const,
  );
  const named = Object.entries(pools).map(([name, { address }]) => [address, `${name} pool`] as const);
  const names = new Map<string, string>([...wallets, ...contracts, ...named]);
  return text.replaceAll(/0x[0-9a-fA-F]{40}\b/g, (address) => names.get(address) ?? address);
}
