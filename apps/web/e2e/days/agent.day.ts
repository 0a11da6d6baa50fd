import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import {
  type Abi,
  type Address,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroHash,
} from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { demoSponsor, type Member } from '../members.ts';
import { button } from '../signingIn.ts';
import type { Upline } from '../startUpline.ts';
import { day, expect } from './day.ts';

interface Failing {
  error: string;
  to: Address;
  data: Hex;
  gas?: bigint;
}

/** The code of a smart wallet that reverts with what it was sent, as one hands on a call's error. */
const handsOn = '0x363d3d37363dfd';

/** An argument of each type that an error of the contracts has. */
const examples: Readonly<Record<string, unknown>> = {
  address: operator.root().address,
  bytes32: zeroHash,
  string: 'Upline',
  uint8: 1,
  uint48: 1,
  uint256: 1n,
};

const coinErrors = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InvalidApprover(address approver)',
  'error ERC20InvalidSpender(address spender)',
]);

/** Failures that a member can cause by themselves. */
function ownFailures({ deployment: { registry, pools } }: Upline): readonly Failing[] {
  const race = { to: pools[1].address, abi: racePoolAbi };
  const invest = encodeFunctionData({
    ...race,
    functionName: 'invest_stable_coin',
    args: [demoSponsor().address, true],
  });
  const claim = encodeFunctionData({ ...race, functionName: 'claim_bonus' });
  const enroll = { abi: uplineRegistryAbi, functionName: 'enroll', args: [demoSponsor().address] } as const;
  return [
    { error: 'AlreadyInvested', to: race.to, data: invest },
    { error: 'NotEnoughBonus', to: race.to, data: claim },
    { error: 'UserNotInvestor', to: pools[3].address, data: claim },
    { error: 'AlreadyBound', to: registry, data: encodeFunctionData(enroll) },
    { error: 'out of gas', to: race.to, data: invest, gas: 23_000n },
  ];
}

/** All other errors of the contracts and the coin, and one that no contract of ours has. */
function otherFailures(to: Address, own: readonly Failing[]): readonly Failing[] {
  const errors = [...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi, ...coinErrors].filter(
    (item) => item.type === 'error',
  );
  const byName = new Map<string, (typeof errors)[number]>(errors.map((item) => [item.name, item]));
  for (const { error } of own) byName.delete(error);
  const others = [...byName].map(([error, item]) => {
    const args = item.inputs.map(({ type }) => examples[type]);
    return { error, to, data: encodeErrorResult({ abi: [item] as Abi, errorName: error, args }) };
  });
  return [...others, { error: '0xdeadbeef', to, data: '0xdeadbeef' }];
}

/** Mines a failing call and opens the member's ticket about it. */
async function asksAbout({ rpcUrl }: Upline, member: Member, failing: Failing): Promise<void> {
  const { error, gas = 1_000_000n, ...call } = failing;
  const client = localClient(rpcUrl);
  const transaction = await client.sendTransaction({ account: member.account, gas, ...call });
  const { status } = await client.waitForTransactionReceipt({ hash: transaction });
  expect([error, status]).toEqual([error, 'reverted']);
  const body = { subject: `What is ${error}?`, message: 'It failed. Is my money gone?', transaction };
  await member.client.call('createTicket', { body });
}

day(
  'an agent with a ticket about each error of the contracts and the coin',
  async ({ begin, newMember, upline }) => {
    const member = await newMember({ upline: demoSponsor().address, name: 'Rosa Lindqvist', levels: [1] });
    const smartWallet = privateKeyToAddress(generatePrivateKey());
    await localClient(upline.rpcUrl).setCode({ address: smartWallet, bytecode: handsOn });
    const own = ownFailures(upline);
    const failing = [...own, ...otherFailures(smartWallet, own)];
    for (const one of failing) await asksAbout(upline, member, one);
    const me = await begin({ account: operator.agent(), browser: { baseURL: upline.deskUrl } });
    const { page } = me;
    const grid = page.getByRole('grid', { name: 'Tickets' });

    await day.step('In the morning they sign in and look at the queue.', async () => {
      await me.opens('/');
      await me.presses(button(page, 'Connect Wallet'));
      await me.sees(grid);
      await me.looksAround();
    });

    await day.step(
      'They open each ticket: it shows the reason of the failure and a reply field.',
      async () => {
        await me.presses(button(page, 'Show more'));
        await me.presses(grid.getByRole('link', { name: `What is ${failing.at(-1)?.error}?` }));
        const others = page.getByRole('navigation', { name: 'Open', exact: true });
        const outcome = page.getByRole('region', { name: 'The ticket’s transaction' });
        const reply = page.getByRole('textbox', { name: 'Reply to Rosa Lindqvist' });
        await me.sees(reply);
        for (const { error } of failing) {
          const name = `What is ${error}?`;
          const beside = others.getByRole('link', { name });
          // Beside a ticket is the first page of the queue alone.
          const isBeside = await beside.isVisible();
          if (!isBeside) await page.keyboard.press('Escape');
          await me.presses(isBeside ? beside : grid.getByRole('link', { name }));
          await expect(outcome).toContainText(error);
          await me.sees(reply);
        }
        await page.keyboard.press('Escape');
        await me.sees(grid);
      },
    );

    await day.step('They find the first by its words, assign it, answer and close it.', async () => {
      const search = page.getByRole('searchbox');
      await me.types(search, 'AlreadyInvesdet');
      await me.sees(page.getByText('No tickets match.'));
      await me.takesBack(search, 3);
      await me.typesOn(search, 'ted');
      await me.sees(grid.getByRole('link', { name: 'What is AlreadyInvested?' }));
      await search.press('Enter');
      await me.presses(button(page, 'Take'));
      await me.types(
        page.getByRole('textbox', { name: 'Reply to Rosa Lindqvist' }),
        'You hold this level. Only gas was spent.',
      );
      await page.keyboard.press('Control+Enter');
      await me.sees(page.getByRole('log', { name: 'Conversation' }).getByText('Only gas was spent.'));
      await me.presses(button(page, 'Close'));
      await me.sees(button(page, 'Reopen'));
    });

    await day.step('The member reads who viewed their data, one line per view.', async () => {
      const read = new Set<string | undefined>();
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { data } = await member.client.call('accessLog', {
          query: { limit: 100, ...(cursor && { cursor }) },
        });
        for (const { act, ticket } of data.entries) if (act === 'read') read.add(ticket?.subject);
        cursor = data.nextCursor;
      }
      expect(read.size).toBe(failing.length);
    });
  },
);
