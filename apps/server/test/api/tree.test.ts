import assert from 'node:assert/strict';
import { generations, globalLevels, treeMatchesAtMost } from '@upline/domain';
import { test } from 'vitest';
import { join, newAccount, type Registered } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

async function joinAndBuy(upline?: Registered): Promise<Registered> {
  const member = await join(api, upline?.id);
  await api.buy(member, 1);
  return member;
}

const walletOf = ({ account }: Registered) => account.address;

const treeOf = ({ ask }: Registered, wallet: string, search = '') =>
  ask('referralTree', { wallet, position: 1, search });

const find = (reader: Registered, search: string, wallet: string = walletOf(reader)) =>
  reader.ask('treeSearch', { wallet, position: 1, search });

const countBelow = (reader: Registered, wallet: string = walletOf(reader)) =>
  reader.ask('treeCounts', { wallet, position: 1 });

/** Registers members, each under the previous one, from the top downwards. */
async function lineOf(length: number, upline?: Registered): Promise<Registered[]> {
  const line: Registered[] = [];
  while (line.length < length) line.push(await joinAndBuy(line.at(-1) ?? upline));
  return line;
}

test('a tree has five slots in the order of purchase, each with its own', async () => {
  const root = await joinAndBuy();
  const children: Registered[] = [];
  for (let slot = 0; slot < generations; slot++) children.push(await joinAndBuy(root));
  const grandchild = await joinAndBuy(children[0]);

  const tree = await treeOf(grandchild, walletOf(root));
  assert.deepEqual([tree?.user.id, tree?.user.profileLink], [root.id, root.member.profileLink]);
  assert.deepEqual(tree?.path, [walletOf(root)]);
  assert.deepEqual(
    tree?.downlines.map(({ id, downlines }) => [id, downlines.map((below) => below.id)]),
    children.map(({ id }, slot) => [id, slot === 0 ? [grandchild.id] : []]),
  );
});

test('a search covers all members below and returns the path', async () => {
  const line = await lineOf(5);
  const outsider = await joinAndBuy();
  const [root, , middle, , last] = line;
  assert.ok(root && middle && last);
  const search = (of: Registered, words: string) => treeOf(root, walletOf(of), words);

  const start = walletOf(last).slice(0, 16).toUpperCase().replace('0X', '0x');
  const found = await search(root, ` ${start} `);
  assert.equal(found?.user.id, last.id);
  assert.deepEqual(found?.path, line.map(walletOf));
  assert.deepEqual((await search(root, walletOf(root)))?.path, [walletOf(root)]);
  assert.equal((await search(root, walletOf(middle)))?.downlines.length, 1);
  for (const strange of [walletOf(outsider), walletOf(last).slice(8, 20), '%']) {
    assert.equal(await search(root, strange), null);
  }
  assert.equal(await search(middle, walletOf(root)), null);
});

test('finds members below by name, ID or wallet, nearest first, with their matrix parent', async () => {
  const [top, child, last] = await lineOf(3);
  assert.ok(top && child && last);
  const outsider = await joinAndBuy();
  await child.ask('update', { name: 'Ana Kovács' });
  await last.ask('update', { name: 'Bo Jean-Luc KOVACS' });
  await outsider.ask('update', { name: 'Carl Kovács' });

  const named = await find(top, ' kovacs ');
  assert.deepEqual(
    named?.matches.map(({ id, name, generation, under }) => [id, name, generation, under.id]),
    [
      [child.id, 'Ana Kovács', 1, top.id],
      [last.id, 'Bo Jean-Luc KOVACS', 2, child.id],
    ],
  );
  assert.deepEqual([named?.totalCount, named?.isAtLeast], [2, undefined]);

  const { id } = last;
  const start = walletOf(last).slice(0, 16);
  const spelt = [id, id.toLowerCase().replace('-', ''), `@/${id}`, start, start.toLowerCase()];
  for (const words of [...spelt, 'BO', 'jean', 'luc kov']) {
    const found = await find(top, words);
    assert.deepEqual(
      found?.matches.map((match) => match.id),
      [id],
      words,
    );
  }
  for (const words of ['ovacs', 'Carl', top.id, walletOf(last).slice(8, 20), '%', 'Bo Kovács']) {
    assert.deepEqual(await find(top, words), { matches: [], totalCount: 0 }, words);
  }
  assert.deepEqual((await find(outsider, 'Ana', walletOf(child)))?.matches, []);

  await last.ask('update', { name: 'Zoe' });
  for (const words of ['kovacs', 'zoe']) assert.equal((await find(top, words))?.totalCount, 1);
});

test('a tree of eleven generations lists ten matches and counts all, and counts five generations', async () => {
  const top = await joinAndBuy();
  const line = await lineOf(treeMatchesAtMost + 1, top);
  for (const { ask } of line) await ask('update', { name: 'Ida' });
  const found = await find(top, 'ida');
  assert.equal(found?.totalCount, treeMatchesAtMost + 1);
  assert.deepEqual(
    found.matches.map(({ id }) => id),
    line.slice(0, treeMatchesAtMost).map(({ id }) => id),
  );
  const counts = await countBelow(top);
  assert.deepEqual([counts?.generations, counts?.isDeeper], [[1, 1, 1, 1, 1], true]);
});

test('a search of the tree takes one to a hundred characters', async () => {
  const { refused, account } = await join(api);
  for (const search of ['', '  ', 'a'.repeat(101)]) {
    await refused('treeSearch', { wallet: account.address, position: 1, search }, 400);
  }
});

test('counts members below by generation, and for each member of the second generation', async () => {
  const top = await joinAndBuy();
  const [first, second] = await lineOf(generations, top);
  assert.ok(first && second);
  await joinAndBuy(first);
  await joinAndBuy(second);
  const branches = [{ walletId: walletOf(second), members: 4 }];
  assert.deepEqual(await countBelow(top), { generations: [1, 2, 2, 1, 1], isDeeper: false, branches });
  assert.equal((await countBelow(top, walletOf(first)))?.generations.join(), '2,2,1,1,0');
  assert.deepEqual(await countBelow(second, walletOf(top)), await countBelow(top));
});

test('a wallet without a place has no tree', async () => {
  const member = await join(api);
  const { address } = newAccount();
  assert.equal(await treeOf(member, walletOf(member)), null);
  assert.equal(await treeOf(member, address, address), null);
  assert.equal(await find(member, 'ada'), null);
  assert.equal(await countBelow(member, address), null);
});

test('global pools have no tree', async () => {
  const { refused, account } = await join(api);
  const input = { wallet: account.address, search: 'ada' };
  const { search: _, ...counting } = input;
  for (const { position } of globalLevels) {
    await refused('referralTree', { ...input, position }, 422, 'server.notRacePool');
    await refused('treeSearch', { ...input, position }, 422, 'server.notRacePool');
    await refused('treeCounts', { ...counting, position }, 422, 'server.notRacePool');
  }
  await refused('referralTree', { ...input, position: 0 }, 400, 'server.unknownPosition');
});
