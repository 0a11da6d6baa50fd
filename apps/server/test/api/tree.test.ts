import assert from 'node:assert/strict';
import { generations, globalLevels, messages, treeMatchesAtMost } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, join, type Registered } from './support/visitor.ts';

const api = serveApi({ withChain: true });

async function joinAndBuy(upline?: Registered): Promise<Registered> {
  const member = await join(api, upline?.account.id);
  await api.buy(member.signer, 1);
  return member;
}

async function treeOf(reader: Registered, wallet: string, search = '') {
  const call = reader.client.call('referralTree', { params: { wallet, position: 1 }, query: { search } });
  return (await call).data;
}

const inTree = (wallet: string, position = 1) => ({ params: { wallet, position } });

async function find(reader: Registered, search: string, wallet = reader.account.walletId) {
  const { data } = await reader.client.call('treeSearch', { ...inTree(wallet), query: { search } });
  return data;
}

async function countBelow(reader: Registered, wallet = reader.account.walletId) {
  return (await reader.client.call('treeCounts', inTree(wallet))).data;
}

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
  const [child] = children;
  assert.ok(child);
  const grandchild = await joinAndBuy(child);

  const tree = await treeOf(grandchild, root.account.walletId);
  assert.ok(tree);
  assert.equal(tree.user.id, root.account.id);
  assert.equal(tree.user.profileLink, root.account.profileLink);
  assert.deepEqual(tree.path, [root.account.walletId]);
  assert.deepEqual(
    tree.downlines.map(({ id }) => id),
    children.map(({ account }) => account.id),
  );
  assert.deepEqual(
    tree.downlines.map(({ downlines }) => downlines.map(({ id }) => id)),
    [[grandchild.account.id], [], [], [], []],
  );
});

test('a search covers all members below and returns the path', async () => {
  const line = [await joinAndBuy()];
  for (let depth = 0; depth < 4; depth++) line.push(await joinAndBuy(line.at(-1)));
  const outsider = await joinAndBuy();
  const [root, , middle, , last] = line;
  assert.ok(root && middle && last);

  const start = last.signer.address.slice(0, 16).toUpperCase().replace('0X', '0x');
  const found = await treeOf(root, root.account.walletId, ` ${start} `);
  assert.equal(found?.user.id, last.account.id);
  assert.deepEqual(
    found?.path,
    line.map(({ account }) => account.walletId),
  );
  const own = await treeOf(root, root.account.walletId, root.signer.address);
  assert.deepEqual(own?.path, [root.account.walletId]);
  const inside = await treeOf(root, root.account.walletId, middle.signer.address);
  assert.equal(inside?.downlines.length, 1);
  for (const strange of [outsider.signer.address, last.signer.address.slice(8, 20), '%']) {
    assert.equal(await treeOf(root, root.account.walletId, strange), null);
  }
  assert.equal(await treeOf(root, middle.account.walletId, root.signer.address), null);
});

test('finds members below by name, ID or wallet, nearest first, with their matrix parent', async () => {
  const [top, child, last] = await lineOf(3);
  assert.ok(top && child && last);
  await child.client.call('update', { body: { name: 'Ana Kovács' } });
  await last.client.call('update', { body: { name: 'Bo Jean-Luc KOVACS' } });
  const outsider = await joinAndBuy();
  await outsider.client.call('update', { body: { name: 'Carl Kovács' } });

  const found = await find(top, ' kovacs ');
  assert.deepEqual(
    found?.matches.map(({ id, name, generation, under }) => ({ id, name, generation, under: under.id })),
    [
      { id: child.account.id, name: 'Ana Kovács', generation: 1, under: top.account.id },
      { id: last.account.id, name: 'Bo Jean-Luc KOVACS', generation: 2, under: child.account.id },
    ],
  );
  assert.deepEqual([found?.totalCount, found?.isAtLeast], [2, undefined]);

  const { id, walletId } = last.account;
  const wallet = walletId.slice(0, 16);
  for (const words of [id, id.toLowerCase().replace('-', ''), `@/${id}`, wallet, wallet.toLowerCase()]) {
    assert.deepEqual(
      (await find(top, words))?.matches.map((match) => match.id),
      [id],
      words,
    );
  }
  for (const words of ['BO', 'jean', 'luc kov']) {
    assert.deepEqual(
      (await find(top, words))?.matches.map((match) => match.id),
      [id],
      words,
    );
  }
  for (const words of ['ovacs', 'Carl', top.account.id, walletId.slice(8, 20), '%', 'Bo Kovács']) {
    assert.deepEqual(await find(top, words), { matches: [], totalCount: 0 }, words);
  }
  assert.deepEqual((await find(outsider, 'Ana', child.account.walletId))?.matches, []);

  await last.client.call('update', { body: { name: 'Zoe' } });
  assert.equal((await find(top, 'kovacs'))?.totalCount, 1);
  assert.equal((await find(top, 'zoe'))?.totalCount, 1);
});

test('a tree of eleven generations lists ten matches and counts all, and counts five generations', async () => {
  const top = await joinAndBuy();
  const line = await lineOf(treeMatchesAtMost + 1, top);
  for (const { client } of line) await client.call('update', { body: { name: 'Ida' } });
  const found = await find(top, 'ida');
  assert.equal(found?.totalCount, treeMatchesAtMost + 1);
  const nearest = line.slice(0, treeMatchesAtMost);
  assert.deepEqual(
    found.matches.map(({ id }) => id),
    nearest.map(({ account }) => account.id),
  );
  const counts = await countBelow(top);
  assert.deepEqual([counts?.generations, counts?.isDeeper], [[1, 1, 1, 1, 1], true]);
});

test('a search of the tree takes one to a hundred characters', async () => {
  const member = await joinAndBuy();
  for (const search of ['', '  ', 'a'.repeat(101)]) {
    await assertRefused('treeSearch', find(member, search), { status: 400 });
  }
});

test('counts members below by generation, and for each member of the second generation', async () => {
  const top = await joinAndBuy();
  const [first, second] = await lineOf(generations, top);
  assert.ok(first && second);
  await joinAndBuy(first);
  await joinAndBuy(second);
  const branches = [{ walletId: second.account.walletId, members: 4 }];
  assert.deepEqual(await countBelow(top), { generations: [1, 2, 2, 1, 1], isDeeper: false, branches });
  assert.equal((await countBelow(top, first.account.walletId))?.generations.join(), '2,2,1,1,0');
  assert.deepEqual(await countBelow(second, top.account.walletId), await countBelow(top));
});

test('a wallet without a place has no tree', async () => {
  const member = await join(api);
  const { address } = await api.newSigner();
  assert.equal(await treeOf(member, member.account.walletId), null);
  assert.equal(await treeOf(member, address, address), null);
  assert.equal(await find(member, 'ada'), null);
  assert.equal(await countBelow(member, address), null);
});

test('global pools have no tree', async () => {
  const { client, account } = await join(api);
  const tree = (position: number) =>
    client.call('referralTree', { params: { wallet: account.walletId, position } });
  for (const { position } of globalLevels) {
    const reason = messages['server.notRacePool'];
    await assertRefused('referralTree', tree(position), { status: 422, reason });
    const { walletId } = account;
    const query = { search: 'ada' };
    const search = client.call('treeSearch', { ...inTree(walletId, position), query });
    await assertRefused('treeSearch', search, { status: 422, reason });
    const counts = client.call('treeCounts', inTree(walletId, position));
    await assertRefused('treeCounts', counts, { status: 422, reason });
  }
  await assertRefused('referralTree', tree(0), {
    status: 400,
    reason: messages['server.unknownPosition'],
  });
});
