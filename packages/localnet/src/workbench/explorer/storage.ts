import { roleHashes } from '@upline/chain/internal';
import type { Address, Hex } from 'viem';
import { getStorageAt } from 'viem/actions';
import { concat, getAddress, isAddress, keccak256, numberToHex, pad } from 'viem/utils';
import type { Checkout, LaidOut } from '../checkout.ts';
import { knownPeople } from '../people.ts';
import { contractAt, type Workbench, type WorkbenchContract } from '../workbench.ts';
import type { WrittenSlot } from './trace.ts';

/** A storage value by its variable's name. */
export interface NamedSlot {
  /** `_nodes[3].claimable` */
  label: string;
  type: string;
  slot: Hex;
  /** Offset within the slot, bytes. */
  offset: number;
  value: string;
}

/** A slot and its packed variables. */
interface Place {
  slot: bigint;
  parts: { label: string; type: string; offset: number; bytes: number }[];
}

/** A mapping's key, as a word and as text. */
interface Key {
  word: Hex;
  said: string;
}

const layoutNames = { race: 'RacePool', global: 'GlobalPool', registry: 'UplineRegistry', coin: '' } as const;

/** Maximum of matrix seats whose slots are named. */
const mostPlaces = 400;

const slotHex = (slot: bigint) => numberToHex(slot, { size: 32 });

function keysOf(type: string, addresses: readonly Address[]): Key[] {
  if (type.startsWith('mapping(address')) {
    return addresses.map((address) => ({ word: pad(address), said: getAddress(address) }));
  }
  if (type.startsWith('mapping(bytes32')) {
    return Object.entries(roleHashes).map(([said, word]) => ({ word, said }));
  }
  if (!type.startsWith('mapping(uint32')) return [];
  return Array.from({ length: mostPlaces }, (_, index) => ({
    word: slotHex(BigInt(index + 1)),
    said: `${index + 1}`,
  }));
}

function placesOf(one: LaidOut, base: bigint, within: string, addresses: readonly Address[]): Place[] {
  const { label, type, offset, bytes, members } = one;
  const slot = base + BigInt(one.slot);
  const name = `${within}${label}`;
  if (type.startsWith('mapping')) {
    const valueType = /=> (.*)\)$/.exec(type)?.[1] ?? '';
    return keysOf(type, addresses).flatMap(({ word, said }) => {
      const at = BigInt(keccak256(concat([word, slotHex(slot)])));
      const inside: LaidOut = {
        label: `[${said}]`,
        slot: 0,
        offset: 0,
        bytes: members ? 32 : valueType === 'address' ? 20 : 32,
        type: valueType,
        ...(members && { members }),
      };
      return placesOf(inside, at, name, addresses);
    });
  }
  // Dynamic data is named by its first slot, an array's length.
  if (members && bytes <= 1024) {
    return members.flatMap((member) => placesOf(member, slot, `${name}.`, addresses));
  }
  return bytes > 32 ? [] : [{ slot, parts: [{ label: name, type, offset, bytes }] }];
}

function byNumber(places: readonly Place[]): Map<bigint, Place['parts']> {
  const found = new Map<bigint, Place['parts']>();
  for (const { slot, parts } of places) found.set(slot, [...(found.get(slot) ?? []), ...parts]);
  return found;
}

function partOf(word: Hex, { type, offset, bytes }: Place['parts'][number]): string {
  const part = (BigInt(word) >> BigInt(offset * 8)) & ((1n << BigInt(bytes * 8)) - 1n);
  if (type === 'bool') return String(part === 1n);
  if (type === 'address' || type.startsWith('contract ')) return getAddress(numberToHex(part, { size: 20 }));
  return type.startsWith('bytes') || type === 'string' ? numberToHex(part, { size: bytes }) : String(part);
}

/** Names a contract's slots. @param addresses Candidate keys of its mappings. */
function slotsOf({ storage }: Checkout, contract: WorkbenchContract, addresses: readonly Address[]) {
  const layout = storage[layoutNames[contract.kind]] ?? [];
  return byNumber(layout.flatMap((one) => placesOf(one, 0n, '', addresses)));
}

const lookedFor = ({ contracts, deployment }: Workbench, more: readonly string[] = []): Address[] => {
  const known = [...knownPeople(), ...contracts].map(({ address }) => address);
  const found = more.filter((value): value is Address => isAddress(value, { strict: false }));
  return [...new Set([...known, deployment.root, ...found].map((value) => getAddress(value)))];
};

/** A written value; the label is `''` if the layout does not name its slot. */
export interface NamedWrite {
  address: Address;
  slot: Hex;
  label: string;
  from: string;
  to: string;
}

/**
 * Names written slots, one entry for each packed variable.
 * @param addresses Wallets of the transaction, in addition to known ones.
 */
export function nameWrites(
  bench: Workbench,
  checkout: Checkout,
  writes: readonly WrittenSlot[],
  addresses: readonly string[],
): NamedWrite[] {
  const wallets = lookedFor(bench, addresses);
  const names = new Map<string, Map<bigint, Place['parts']>>();
  return writes.flatMap(({ address, slot, from, to }): NamedWrite[] => {
    const contract = contractAt(bench, address);
    if (contract && !names.has(contract.id)) names.set(contract.id, slotsOf(checkout, contract, wallets));
    const parts = contract && names.get(contract.id)?.get(BigInt(slot));
    if (!parts) return [{ address, slot, label: '', from, to }];
    return parts
      .map((part) => ({
        address,
        slot,
        label: part.label,
        from: partOf(from, part),
        to: partOf(to, part),
      }))
      .filter((one) => one.from !== one.to);
  });
}

/** Reads a contract's named storage; for mappings only non-zero entries of known wallets. */
export async function readStorage(
  bench: Workbench,
  checkout: Checkout,
  contract: WorkbenchContract,
): Promise<NamedSlot[]> {
  const { reader } = bench;
  const places = [...slotsOf(checkout, contract, lookedFor(bench))];
  const words = await Promise.all(
    places.map(([slot]) => getStorageAt(reader, { address: contract.address, slot: slotHex(slot) })),
  );
  return places.flatMap(([slot, parts], index): NamedSlot[] => {
    const word = words[index] ?? '0x0';
    const isPlain = parts.every(({ label }) => !label.includes('['));
    if (!isPlain && BigInt(word) === 0n) return [];
    return parts.map((part) => ({
      label: part.label,
      type: part.type,
      slot: slotHex(slot),
      offset: part.offset,
      value: partOf(word, part),
    }));
  });
}
