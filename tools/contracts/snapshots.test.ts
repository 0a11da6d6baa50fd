import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { compile, compiledContracts } from './compile.ts';
import { describeStorage, storageSnapshot } from './storage.ts';

// contracts/test/gas measures gas and sizes and compares them with their snapshots.
const contracts = new URL('../../contracts/', import.meta.url);

const read = async (path: string) => JSON.parse(await readFile(new URL(path, contracts), 'utf8'));

test('storage layouts match their snapshot; `pnpm snapshots` updates it', { timeout: 60_000 }, async () => {
  const { compiled } = await compiledContracts();
  expect(storageSnapshot(compiled.layouts)).toEqual(await read('snapshots/storage.json'));
});

test('a layout lists structs with their members, without type numbers', {
  timeout: 60_000,
}, () => {
  const source = `
    pragma solidity 0.8.37;
    contract Shelf {
      struct Box { uint64 weight; address owner; }
      bool private _open;
      mapping(uint256 id => Box[]) private _boxes;
    }`;
  const layout = compile({ 'Shelf.sol': source }).layouts.Shelf;
  expect(layout && describeStorage(layout)).toEqual([
    { label: '_open', slot: 0, offset: 0, bytes: 1, type: 'bool' },
    {
      label: '_boxes',
      slot: 1,
      offset: 0,
      bytes: 32,
      type: 'mapping(uint256 => struct Shelf.Box[])',
      members: [
        { label: 'weight', slot: 0, offset: 0, bytes: 8, type: 'uint64' },
        { label: 'owner', slot: 0, offset: 8, bytes: 20, type: 'address' },
      ],
    },
  ]);
});

test('every budget applies to a measured call and is met', async () => {
  const figures = z.record(z.string(), z.coerce.number());
  const gas = figures.parse(await read('snapshots/gas.json'));
  const budgets = figures.parse(await read('test/gas/budgets.json'));
  for (const [call, budget] of Object.entries(budgets)) {
    const measured = Object.entries(gas).filter(([name]) => name === call || name.startsWith(`${call}, n=`));
    expect(measured, call).not.toEqual([]);
    for (const [name, cost] of measured) expect(cost, name).toBeLessThanOrEqual(budget);
  }
});
