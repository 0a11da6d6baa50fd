import { expect, test } from 'vitest';
import { walletAt } from '../identities.ts';
import { growingMember } from '../presets.ts';
import { answersFrom } from './answersFrom.ts';

const query = { search: '', page: 1, limit: 10 };

const callOf = (wallet: string) => ({
  caller: () => ({ token: '', wallet }),
  isSignedIn: () => true,
  files: [],
  userAgent: '',
  site: '',
});

test('tree, global list and notifications show a purchase once the ledger has read it', async () => {
  const world = growingMember({ ledgerFollows: false });
  const answers = answersFrom(world);
  const call = callOf(world.wallet);
  const wallet = world.wallet as `0x${string}`;
  const newest = async () => {
    const tree = await answers.referralTree({ params: { wallet, position: 4 }, query: { search: '' } }, call);
    const list = await answers.globalPoolUsers({ params: { wallet, position: 6 }, query }, call);
    return [tree?.user.walletId, list.users[0]?.walletId, world.notifications.of(wallet)[0]?.message];
  };

  const before = await newest();
  world.buy(wallet, 4);
  world.buy(wallet, 6);
  expect(world.activatedOf(wallet)).toContain(6);
  expect(await newest()).toEqual(before);
  world.catchUp();
  expect(await newest()).toEqual([wallet, wallet, 'Your purchase of Level 6 is confirmed.']);
  world.catchUp();
  expect(
    world.notifications.of(wallet).filter(({ message }) => /of Level 6 is conf/.test(message)),
  ).toHaveLength(1);
});

test('lists the root of a global pool without name and ID, from the opening of the pools', async () => {
  const world = growingMember();
  const call = callOf(world.wallet);
  const params = { wallet: walletAt(0) as `0x${string}`, position: 9 } as const;
  const { users } = await answersFrom(world).globalPoolUsers({ params, query }, call);
  expect(users.at(-1)).toMatchObject({
    id: '',
    name: '',
    walletId: walletAt(0),
    joinedAt: world.chain.openedAt.toISOString(),
  });
});
