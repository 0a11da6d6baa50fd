import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { fakeBenchChain, personOf } from '../fakeChain.play.ts';
import { onBench } from '../onBench.play.tsx';
import { ContractScreen, type ContractScreenProps } from './ContractScreen.tsx';
import { fakeCalls, worked, wrongReferral } from './fakeCalls.play.ts';

/** Keeps the call in state, as the address does in the app. */
function AskedCall(props: ContractScreenProps) {
  const [question, ask] = useState(props.question);
  return (
    <ContractScreen
      {...props}
      question={question}
      onAsk={(next) => {
        ask(next);
        props.onAsk(next);
      }}
    />
  );
}

const filled = {
  as: personOf('Jun'),
  texts: { referral: personOf('Chiara'), is_direct: 'true' },
  block: '',
};

/** Calls a contract function: simulated, or sent from any account. */
const meta = {
  title: 'Desk/Bench/Contract',
  component: ContractScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onBench(),
  args: {
    contract: 'level-4',
    functionName: 'invest_stable_coin',
    visit: 'first',
    question: filled,
    onAsk: fn(),
  },
  render: (args) => <AskedCall {...args} />,
} satisfies Meta<typeof ContractScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const result = async () => within(await screen.findByRole('region', { name: 'Result' }));

/** Fast typing of block and amount: both keep the typed values and are used in the call. */
export const FastTyping: Story = {
  globals: desktop,
  args: { functionName: 'claim_product_fund', question: { as: personOf('Jun'), texts: {}, block: '' } },
  play: async ({ args, userEvent }) => {
    const block = await screen.findByRole('textbox', { name: 'At block' });
    const amount = screen.getByRole('textbox', { name: 'amount uint256' });
    await userEvent.type(block, '250');
    await userEvent.type(amount, '150500000');
    const full = { as: personOf('Jun'), texts: { amount: '150500000' }, block: '250' };
    await waitFor(() => expect(args.onAsk).toHaveBeenLastCalledWith(full));
    await expect(block).toHaveValue('250');
    await expect(amount).toHaveValue('150500000');
    await expect(await screen.findByText('What is taken, in units. $150.50')).toBeVisible();
  },
};

/** Lists functions with their roles; searchable by name or role. */
export const Functions: Story = {
  globals: desktop,
  args: { question: { as: '', texts: {}, block: '' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Write' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Read' })).toBeVisible();
    const functions = within(screen.getByRole('navigation', { name: 'Functions' }));
    await expect(functions.getByRole('link', { name: 'invest_stable_coin' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(screen.getByText(/^Buys a place for the caller/)).toBeVisible();
    await userEvent.click(button('All checks, in order'));
    await expect(await screen.findByText('before the start')).toBeVisible();
    await userEvent.keyboard('/');
    await userEvent.keyboard('product');
    await waitFor(() => expect(functions.queryByText('total_users')).not.toBeInTheDocument());
    await expect(functions.getByRole('link', { name: /^claim_product_fund/ })).toHaveTextContent('PRODUCT');
    await userEvent.keyboard('zzz');
    await expect(await functions.findByText('No function matches.')).toBeVisible();
  },
};

/** A failing simulation shows the compared values; one button fixes the argument. */
export const PredictedRevert: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        calls: fakeCalls({
          attempt: async ({ texts }) => (texts.referral === personOf('Ada') ? worked : wrongReferral),
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Try')).toBeEnabled());
    await userEvent.click(button('Try'));
    const card = await result();
    await expect(card.getByText('Would revert')).toBeVisible();
    await expect(card.getByText('InvalidReferral()')).toBeVisible();
    await expect(card.getByText(/^The referral is not the one that the chain has/)).toBeVisible();
    await expect(card.getByText('Tried at block 1,284, nothing sent')).toBeVisible();
    await expect(card.getByText('38,115')).toBeVisible();
    await userEvent.click(button('Use Ada'));
    await waitFor(async () => expect((await result()).getByText('Would work')).toBeVisible());
    await expect(button(/Ada Lindqvist.*referral address/)).toBeVisible();
  },
};

const attempted = fn(async () => worked);

/** Simulates without sending; ⌘↵ tries as well, P repeats, and A opens the accounts. */
export const PredictedSuccess: Story = {
  globals: desktop,
  beforeEach: () => {
    attempted.mockClear();
  },
  parameters: { bench: { port: { calls: fakeCalls({ attempt: attempted }) } } },
  play: async ({ userEvent, fakes: { ports } }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await waitFor(() => expect(button('Try')).toBeEnabled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const card = await result();
    await expect(card.getByText('Would work')).toBeVisible();
    await expect(card.getByText('Level 4: Invested')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Calldata' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith('0x643a0743'));
    await userEvent.click(button('cast'));
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/^cast call invest/)));
    await expect(attempted).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('p');
    await waitFor(() => expect(attempted).toHaveBeenCalledTimes(2));
    await expect(attempted.mock.lastCall).toEqual(attempted.mock.calls[0]);
    await userEvent.keyboard('y');
    await waitFor(() => expect(ports.clipboard.text()).toBe('0x643a0743'));
    await userEvent.keyboard('S');
    await expect(ports.navigation.visits.get()).toContain('/bench/scenarios?since=1284');
    await userEvent.keyboard('a');
    await expect(await screen.findByRole('option', { name: /Ada Lindqvist/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Mined: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send as Jun')).toBeEnabled());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Approve first' }));
    await userEvent.keyboard('{Shift>}{Control>}{Enter}{/Control}{/Shift}');
    const card = await result();
    await expect(card.getByText('Mined')).toBeVisible();
    await expect(card.getByText('In block 1,285')).toBeVisible();
    await expect(card.getByText('171,204')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Open the transaction' })).toHaveAttribute(
      'href',
      `/bench/tx/0x${'ab'.repeat(32)}`,
    );
  },
};

/** Sent, and mined as failed. */
export const Reverted: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        calls: fakeCalls({ send: async () => ({ ...wrongReferral, hash: `0x${'cd'.repeat(32)}` }) }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send as Jun')).toBeEnabled());
    await userEvent.click(button('Send as Jun'));
    const card = await result();
    await expect(card.getByText('Reverted')).toBeVisible();
    await expect(card.getByText('The registry names')).toBeVisible();
  },
};

/** Sent while mining is manual. */
export const Waiting: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        calls: fakeCalls({
          send: async () => ({ ...worked, state: 'waiting', hash: '0x1', gas: null, events: [] }),
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send as Jun')).toBeEnabled());
    await userEvent.click(button('Send as Jun'));
    const card = await result();
    await expect(card.getByText('Waits for a block')).toBeVisible();
    await expect(card.getByText('Blocks are made by hand. Mine one in the controls.')).toBeVisible();
  },
};

/** A view function at an earlier block. */
export const ReadResult: Story = {
  globals: desktop,
  args: { functionName: 'total_users', question: { as: '', texts: {}, block: '1140' } },
  parameters: {
    bench: {
      port: {
        calls: fakeCalls({
          attempt: async (_, { block }) => ({
            ...worked,
            block: block ?? 0n,
            events: [],
            values: [{ name: '', type: 'uint256', text: '1012', plain: '' }],
          }),
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Try')).toBeEnabled());
    await expect(screen.queryByRole('button', { name: /^Send as/ })).not.toBeInTheDocument();
    await userEvent.click(button('Try'));
    const card = await result();
    await expect(card.getByText('Answered')).toBeVisible();
    await expect(card.getByText('1012')).toBeVisible();
    await expect(card.getByText('Tried at block 1,140, nothing sent')).toBeVisible();
  },
};

/** The simulation is running. */
export const Reading: Story = {
  globals: desktop,
  parameters: { bench: { port: { calls: fakeCalls({ attempt: () => new Promise(() => {}) }) } } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Try')).toBeEnabled());
    await userEvent.click(button('Try'));
    await expect(await screen.findByRole('button', { name: 'Asking the chain' })).toBeVisible();
  },
};

/** The node is unreachable; the typed values stay. */
export const NodeLost: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        calls: fakeCalls({
          attempt: async () => {
            throw new Error('HTTP request failed.');
          },
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Try')).toBeEnabled());
    await userEvent.click(button('Try'));
    await expect(await screen.findByText('The call could not be made.')).toBeVisible();
    await expect(screen.getByText('HTTP request failed.')).toBeVisible();
    await expect(button(/Chiara Novak.*referral address/)).toBeVisible();
  },
};

/** Invalid values show the expected input and block sending; units are shown in dollars. */
export const Invalid: Story = {
  globals: desktop,
  args: { functionName: 'claim_product_fund', question: { as: '', texts: {}, block: '' } },
  play: async ({ userEvent }) => {
    const amount = await screen.findByRole('textbox', { name: 'amount uint256' });
    await expect(button('Send as Admin')).toBeDisabled();
    await userEvent.type(amount, 'all');
    await expect(await screen.findByText(/^Give a whole number that fits uint256/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '150500000');
    await expect(await screen.findByText('What is taken, in units. $150.50')).toBeVisible();
    await waitFor(() => expect(button('Send as Admin')).toBeEnabled());
    const block = screen.getByRole('textbox', { name: 'At block' });
    await expect(screen.getByText(/^Leave it empty for the latest\./)).toBeVisible();
    await userEvent.type(block, String(fakeBenchChain.block + 1n));
    await expect(await screen.findByText('Give a block from 0 to 1284.')).toBeVisible();
    await expect(button('Try')).toBeDisabled();
  },
};

/** An unknown wallet, a role by name, and a list. */
export const EveryField: Story = {
  globals: desktop,
  args: { functionName: 'propose_receiver', question: { as: '', texts: {}, block: '' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Choose account address/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Another address' }));
    const other = await screen.findByRole('textbox', { name: 'account address, another address' });
    await userEvent.type(other, '0x12');
    await expect(await screen.findByText('Give a wallet: 0x and 40 digits.')).toBeVisible();
    await userEvent.click(button(/^Choose role bytes32/));
    await userEvent.click(await screen.findByRole('option', { name: 'ROYALITY' }));
    await waitFor(() => expect(button(/^ROYALITY role bytes32/)).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'others address[]' })).toBeVisible();
  },
};

/** On phones the call is below the functions. */
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'invest_stable_coin' })).toBeVisible();
  },
};
