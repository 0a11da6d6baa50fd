import assert from 'node:assert/strict';
import { generations, globalLevels, messages } from '@upline/domain';
import type { Backend, Scenario } from './backend.ts';
import { assertRefused, join, type Registered } from './visitor.ts';

async function joinAndBuy(backend: Backend, upline?: Registered): Promise<Registered> {
  const member = await join(backend, upline?.account.id);
  await backend.buy(member.signer, 1);
  return member;
}

async function treeOf(reader: Registered, wallet: string, search = '') {
  const call = reader.client.call('referralTree', { params: { wallet, position: 1 }, query: { search } });
  return (await call).data;
}

/** The matrix of a race pool. */
export const treeScenarios: readonly Scenario[] = [
  {
    name: 'a tree has five slots in the order of purchase, each with its own',
    async run(backend) {
      const root = await joinAndBuy(backend);
      const children: Registered[] = [];
      for (let slot = 0; slot < generations; slot++) children.push(await joinAndBuy(backend, root));
      const [child] = children;
      assert.ok(child);
      const grandchild = await joinAndBuy(backend, child);

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
    },
  },
  {
    name: 'a search walks everybody below and tells the way there',
    async run(backend) {
      const line = [await joinAndBuy(backend)];
      for (let depth = 0; depth < 4; depth++) line.push(await joinAndBuy(backend, line.at(-1)));
      const outsider = await joinAndBuy(backend);
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
    },
  },
  {
    name: 'a wallet without a place has no tree',
    async run(backend) {
      const member = await join(backend);
      const { address } = await backend.newSigner();
      assert.equal(await treeOf(member, member.account.walletId), null);
      assert.equal(await treeOf(member, address, address), null);
    },
  },
  {
    name: 'global pools have no tree',
    async run(backend) {
      const { client, account } = await join(backend);
      const tree = (position: number) =>
        client.call('referralTree', { params: { wallet: account.walletId, position } });
      for (const { position } of globalLevels) {
        const reason = messages['server.notRacePool'];
        await assertRefused('referralTree', tree(position), { status: 422, reason });
      }
      await assertRefused('referralTree', tree(0), {
        status: 400,
        reason: messages['server.unknownPosition'],
      });
    },
  },
];
