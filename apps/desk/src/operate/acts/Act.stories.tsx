import type { Meta, StoryObj } from '@storybook/react-vite';
import { actKindOf, actsOf, searchDebounce } from '@upline/domain';
import { operatorWallets } from '@upline/ui/stories';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Act } from '../../OperateArea.tsx';
import { onOperate, shownOperate } from '../onOperate.play.tsx';
import { ActScreen } from './ActScreen.tsx';
import { AskedAct } from './AskedAct.play.tsx';
import { newTerms, sending } from './act.play.ts';
import { createLateRouter } from './lateRouter.play.tsx';

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** An operator act before sending: its values, its test, and refusals. */
const meta = {
  title: 'Desk/Operate/Act',
  component: ActScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: newTerms,
  render: (args) => <AskedAct {...args} />,
  ...onOperate(),
  globals: desktop,
} satisfies Meta<typeof ActScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Old and new terms side by side, losses as visible as gains; a Safe has the role. */
export const Terms: Story = {
  parameters: {
    operate: { holder: { kind: 'safe', threshold: 2, owners: [operatorWallets.admin] } },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('−$0.30 · −1 %')).toBeVisible();
    await expect(screen.getByText('+$15.00 · +10 %')).toBeVisible();
    await expect(await screen.findByText(/^A fee of half to ten times/)).toBeVisible();
    const send = await sending();
    await expect(send.getByText(/Safe, 2 of 1/)).toBeVisible();
    await expect(screen.getByText(/^Shares add up/).parentElement).toHaveTextContent('Shares add up 100 %');
    await expect(screen.getByText(/^Announced in the block in which it is mined\./)).toBeVisible();
    await expect(send.getByText('9c41 07de a2b5 11f0')).toBeVisible();
    const signed = within(send.getByRole('region', { name: 'What the Safe’s owners sign' }));
    for (const [name, byte] of [
      ['Domain hash', '1d'],
      ['Message hash', '2e'],
      ['Safe transaction hash (safeTxHash)', '3f'],
    ] as const) {
      const hash = signed.getByText(name).nextElementSibling;
      await expect(hash).toHaveTextContent(`0x${byte.repeat(32)}`);
    }
    await expect(signed.getByText(/^For the Safe’s nonce 41\./)).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    await expect(next.getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(send.getByRole('button', { name: 'File' })).toBeEnabled());
    await expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
    await expect(send.getByText('This wallet doesn’t hold MODIFIER.')).toBeVisible();
    const fee = screen.getByRole('textbox', { name: /^Joining fee/ });
    await userEvent.clear(fee);
    await userEvent.type(fee, 'much');
    await expect(await screen.findByText(/^Give an amount above 0/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Send' })).not.toBeInTheDocument());
  },
};

/** The Safe is too old for the check: the page says so, and gives no hashes. */
export const HashesUnknown: Story = {
  tags: ['state-error'],
  parameters: {
    operate: {
      holder: { kind: 'safe', threshold: 2, owners: [operatorWallets.admin] },
      draft: { signing: { fault: 'The Safe is of version 1.1.1, which is too old for this check.' } },
    },
  },
  play: async () => {
    const send = await sending();
    await expect(send.getByText('The hashes that the Safe signs could not be computed')).toBeVisible();
    await expect(send.getByText(/^The Safe is of version 1\.1\.1/)).toBeVisible();
    await expect(send.queryByText('Domain hash')).not.toBeInTheDocument();
  },
};

const lateRouter: { current: ReturnType<typeof createLateRouter> | null } = { current: null };

/** The act's page with an address that the play renders. */
function LateAct() {
  const [router] = useState(() =>
    createLateRouter('/operate/acts/terms-queue?pool=3&network=70&operator=7.25'),
  );
  lateRouter.current = router;
  return (
    <router.Late>
      <Act act="terms-queue" />
    </router.Late>
  );
}

/**
 * Typing on a busy machine, where an earlier address is rendered again and a timer runs late: fields,
 * address and planned call keep each digit. A link and Back replace the values.
 */
export const TypedFast: Story = {
  render: () => <LateAct />,
  play: async ({ userEvent }) => {
    const fee = await screen.findByRole('textbox', { name: /^Joining fee/ });
    const referral = screen.getByRole('textbox', { name: /^To the referral/ });
    const plan = shownOperate.current && spyOn(shownOperate.current, 'ask');
    const router = lateRouter.current;
    if (!router) throw new Error('No page is shown.');
    const { addresses } = router;
    await userEvent.type(fee, '16');
    await waitFor(() => expect(addresses.at(-1)?.search).toContain('fee=16'));
    router.render(1);
    await userEvent.type(fee, '2');
    router.render(0);
    await waitFor(() => expect(addresses.at(-1)?.search).toContain('fee=162'));
    await expect(fee).toHaveValue('162');
    const late = performance.now() + 2 * searchDebounce;
    await userEvent.type(fee, '.');
    while (performance.now() < late);
    await userEvent.type(fee, '50');
    await userEvent.type(referral, '22.75');
    const full = { pool: '3', fee: '162.50', referral: '22.75', network: '70', operator: '7.25' };
    await waitFor(() => expect(plan).toHaveBeenLastCalledWith('terms-queue', full));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(addresses.at(-1)?.search))).toEqual(full),
    );
    for (const index of [2, 0, addresses.length - 1]) router.render(index);
    await expect(fee).toHaveValue('162.50');
    await expect(referral).toHaveValue('22.75');

    await userEvent.type(fee, '1');
    router.follow('/operate/acts/terms-queue?pool=4&fee=9');
    const last = addresses.length - 1;
    // Runs after the field's own timer.
    await new Promise((resolve) => setTimeout(resolve, searchDebounce));
    await expect(addresses, 'the late timer leaves the link’s address alone').toHaveLength(last + 1);
    router.render(last);
    await expect(await screen.findByDisplayValue('9')).toBeVisible();
    router.arrive(last - 1);
    router.render(last - 1);
    await expect(await screen.findByDisplayValue(/^162\.50/)).toBeVisible();
  },
};

/** Plan and test show the refusal reason. */
export const Refused: Story = {
  args: { act: 'receiver-accept', values: { pool: '3', role: 'PRODUCT' } },
  parameters: {
    operate: {
      draft: {
        actor: null,
        holder: null,
        refusals: ['PRODUCT of pool 3 is offered to nobody. ADMIN offers it first.'],
        calls: [],
        test: null,
        fingerprint: null,
        safeFile: null,
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/is offered to nobody\. ADMIN offers it first\.$/)).toBeVisible();
    await expect(screen.getByText('Would be refused')).toBeVisible();
    const send = await sending();
    await expect(send.getByText('Nothing can be sent: the act would be refused.')).toBeVisible();
    await expect(send.getByRole('button', { name: 'File' })).toBeDisabled();
  },
};

/** A pause in its cooldown shows the earliest next start. */
export const UsedUp: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: {
    operate: {
      draft: {
        refusals: [
          'pool 3: PauseNotReady. The last pause ended 2026-11-19 11:02 UTC. Next pause from 2026-11-26 11:02 UTC.',
        ],
        calls: [],
        told: [],
        test: null,
        fingerprint: null,
        safeFile: null,
      },
    },
  },
  play: async () => {
    await expect(
      await screen.findByText(
        /^Would be refused: pool 3: PauseNotReady\..* Next pause from 2026-11-26 11:02 UTC\.$/,
      ),
    ).toBeVisible();
    await expect((await sending()).getByRole('button', { name: 'File' })).toBeDisabled();
  },
};

export const TestFails: Story = {
  args: { act: 'rescue', values: { pool: '3', token: operatorWallets.heir } },
  parameters: {
    operate: {
      draft: {
        test: {
          refused: {
            what: 'pool 3: rescue()',
            failure: {
              notice: { id: 'toast.contractRevert', values: { name: 'NothingToRescue' } },
              explanation: { id: 'contract.NothingToRescue' },
            },
          },
          gas: null,
        },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^pool 3: rescue\(\) would be refused:/)).toBeVisible();
    await expect((await sending()).getByRole('button', { name: 'File' })).toBeDisabled();
  },
};

/** Empty fields request nothing from the chain. */
export const Unfilled: Story = {
  args: { act: 'pool-queue', values: {} },
  play: async () => {
    await expect(await screen.findByText(/^Fill in what is empty/)).toBeVisible();
    const acts = within(screen.getByRole('navigation', { name: 'List a pool' }));
    await expect(acts.getAllByRole('link')).toHaveLength(actsOf(actKindOf('pool-queue')).length);
    await expect(screen.getByRole('textbox', { name: 'The pool’s contract' })).toBeVisible();
  },
};

/** Assigns a seat in a pool to a wallet. */
export const Seat: Story = {
  args: { act: 'pool-seat', values: {} },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'For the wallet' })).toBeVisible();
  },
};

export const Nonsense: Story = {
  args: { act: 'fund-royalty', values: { pool: '1' } },
  parameters: { operate: { nonsense: 'Pool 1 has no royalty fund: only global pools have one.' } },
  play: async () => {
    await expect(await screen.findByText(/^Pool 1 has no royalty fund/)).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Send' })).not.toBeInTheDocument();
  },
};

export const NodeSilent: Story = {
  tags: ['state-error', 'spec-8'],
  parameters: { operate: { chain: 'fails' } },
  play: async () => {
    await expect(await screen.findByText(/^Can’t read the chain\. Sending is off\.$/)).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Send' })).not.toBeInTheDocument();
  },
};
