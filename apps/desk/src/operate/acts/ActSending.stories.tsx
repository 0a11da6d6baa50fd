import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff } from '@upline/api/mocks';
import { operatorWallets, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onOperate, shownOperate } from '../onOperate.play.tsx';
import { withSavedAct } from '../savedAct.play.ts';
import { ActScreen } from './ActScreen.tsx';
import { AskedAct } from './AskedAct.play.tsx';
import { button, newTerms, own, sending, told } from './act.play.ts';
import { SendState } from './SendState.tsx';

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** Sending an operator act: each way, until the ledger has seen it. */
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

/** A test older than 20 blocks blocks sending until it is repeated. */
export const TooOld: Story = {
  parameters: { operate: own },
  play: async ({ userEvent, fakes: { queries } }) => {
    const send = await sending();
    await waitFor(() => expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeEnabled());
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.ahead = 21n;
    await queries.invalidateQueries({ queryKey: ['chain', 'operate', 'head'] });
    await expect(await send.findByText('Test again before you send.')).toBeVisible();
    await expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
    await expect(screen.getByText('Too old')).toBeVisible();
    await userEvent.keyboard('t');
    await waitFor(async () =>
      expect((await sending()).getByRole('button', { name: 'Send with this wallet' })).toBeEnabled(),
    );
    // Sends the repeated test's calls.
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
  },
};

/**
 * Sent from the role's wallet, mined, verified, seen by the ledger, and announced to members when
 * final.
 */
export const Sent: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: own },
  play: async ({ userEvent, fakes: { ports, backend, queries } }) => {
    const newcomer = backend.members().find(({ wallet }) => backend.activatedOf(wallet).length === 0);
    backend.buy(newcomer?.wallet ?? '', 1);
    const send = await sending();
    await waitFor(() => expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeEnabled());
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    await expect(next.getByText('Your wallet asks you to sign.')).toBeVisible();
    await userEvent.keyboard('y');
    await waitFor(() => expect(ports.clipboard.text()).toMatch(/^pool 3: pause\(\)\nto /));
    await waitFor(() => expect(backend.acts.sent()[0]).toMatchObject({ act: 'pause', way: 'copy' }));
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
    await expect(await screen.findByText('Seen by ledger.')).toBeVisible();
    await expect(await screen.findByText('Final in about 1 minute, then members are told.')).toBeVisible();
    backend.settle();
    await queries.invalidateQueries({ queryKey: ['server', 'deskHealth'] });
    await expect(await screen.findByText('Announced: members were told.')).toBeVisible();
    const written = () => backend.audit.entries.findLast(({ act }) => act === 'sendAct')?.details ?? '{}';
    await waitFor(() => expect(JSON.parse(written()).sent).toMatchObject({ act: 'pause', way: 'wallet' }));
    await expect(backend.acts.sent()[0]).toMatchObject({ act: 'pause', way: 'wallet' });
  },
};

/**
 * The Safe's signers send elsewhere: the page polls the chain until the act appears, then the
 * ledger.
 */
export const FileSaved: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: { holder: { kind: 'safe', threshold: 2, owners: ['0x1', '0x2', '0x3'] } } },
  play: async ({ userEvent, fakes: { queries } }) => {
    await waitFor(() => expect(button('File')).toBeEnabled());
    await userEvent.click(button('File'));
    await expect(await screen.findByText('File saved')).toBeVisible();
    await expect(screen.getByText(/^Waiting for the Safe’s signers: 2 of 3 sign\./)).toBeVisible();
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.isSentElsewhere = true;
    await queries.invalidateQueries({ queryKey: ['chain', 'operate', 'found'] });
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
    await expect(await screen.findByText('Seen by ledger.')).toBeVisible();
    operate.outcome = 'dropped';
    await queries.invalidateQueries({ queryKey: ['chain', 'operate', 'standing'] });
    await expect(await screen.findByText('The chain dropped this act.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  },
};

const ofSafe = { holder: { kind: 'safe', threshold: 2, owners: ['0x1', '0x2', '0x3'] } };

/** A second operator opens an act whose file a colleague has saved. */
export const FileWaits: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: ofSafe },
  beforeEach: startBackend({
    backend: () => withSavedAct(operatorStaff(), { staff: operatorWallets.modifier }),
  }),
  play: async () => {
    const send = await sending();
    await expect(await send.findByText('This act waits for signers')).toBeVisible();
    await expect(send.getByRole('link', { name: 'All that wait' })).toHaveAttribute(
      'href',
      '/operate/waiting',
    );
  },
};

/** The server cannot note the file, and notes it at the second attempt. */
export const FileNotNoted: Story = {
  tags: ['state-error'],
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: ofSafe },
  play: async ({ userEvent, fakes: { backend } }) => {
    await waitFor(() => expect(button('File')).toBeEnabled());
    backend.failing.add('deskRecordAct');
    await userEvent.click(button('File'));
    const send = await sending();
    await waitFor(
      () => expect(send.getByText(/^The file is saved, but the desk could not note it\./)).toBeVisible(),
      { timeout: 8000 },
    );
    backend.failing.delete('deskRecordAct');
    await userEvent.click(send.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(backend.acts.files()).toHaveLength(1));
    await expect(backend.acts.files()[0]).toMatchObject({ act: 'pause', values: { pool: '3' }, nonce: '41' });
    await waitFor(() => expect(send.queryByText(/could not note it/)).not.toBeInTheDocument());
  },
};

/** Saves the file for a holder that is not a Safe. */
export const FileForOthers: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('File')).toBeEnabled());
    await userEvent.click(button('File'));
    await expect(await screen.findByText(/^Waiting for who signs it\./)).toBeVisible();
  },
};

/** A reorg removes the act: it is mined again, or is lost and can be sent again. */
export const Dropped: Story = {
  tags: ['state-error'],
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: { ...own, isLedgerBehind: true } },
  play: async ({ userEvent, fakes: { queries } }) => {
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
    await expect(screen.getByText('The ledger has not read that block yet.')).toBeVisible();
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    const look = () => queries.invalidateQueries({ queryKey: ['chain', 'operate', 'standing'] });
    operate.outcome = 'waits';
    await look();
    await expect(await screen.findByText(/^The chain took its block back\./)).toBeVisible();
    operate.outcome = 'dropped';
    await look();
    await expect(await screen.findByText('The chain dropped this act.')).toBeVisible();
    await expect(screen.getByText('It was not announced.')).toBeVisible();
    await userEvent.click(button('Send again'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
  },
};

/** Waiting for the wallet's signature. */
export const Waiting: Story = {
  args: { act: 'terms-cancel', values: { pool: 'all' } },
  parameters: {
    operate: {
      ...own,
      send: 'never',
      canBatch: true,
      told: [1, 2, 4, 5].map((position) => ({ kind: 'termsWithdrawn', position, fee: 60_000_000n }) as const),
      draft: {
        calls: [
          { what: 'pool 1: cancel_terms()', to: operatorWallets.registry, data: '0x01' },
          { what: 'pool 2: cancel_terms()', to: operatorWallets.admin, data: '0x02' },
        ],
        passedOver: ['No terms of pool 3 are announced.'],
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send as one batch')).toBeEnabled());
    await expect(screen.getByText('All calls or none, in one request.')).toBeVisible();
    await expect(screen.getByText('Passed over')).toBeVisible();
    await expect((await told()).getByText('One more level likewise.')).toBeVisible();
    await userEvent.click(button('Send as one batch'));
    await expect(await screen.findByText('Waiting for your wallet')).toBeVisible();
    await expect(screen.getByText(/1 of 2$/)).toBeVisible();
    await expect(button('Send as one batch')).toBeDisabled();
  },
};

/** The chain changed since the test: sending is blocked. */
export const ChangedMeanwhile: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: { ...own, send: 'changed' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText('The chain says something else by now. Test again.')).toBeVisible();
  },
};

/** Mined, but the expected change is missing on chain. */
export const NotShown: Story = {
  args: { act: 'fund-product', values: { pool: '1' } },
  parameters: { operate: { ...own, missing: ['pool 1: product fund is not $0.00'] } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await expect(screen.getByText(/^Members are not told of this act\./)).toBeVisible();
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText('pool 1: product fund is not $0.00')).toBeVisible();
  },
};

/** An irreversible act requires typing its target, for ⌘↵ too. */
export const ForEver: Story = {
  args: { act: 'retire-apply', values: { pool: '3' } },
  parameters: { operate: own },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'This cannot be undone. Type “level 3”' });
    await expect(await screen.findByText('Type “level 3” before you send.')).toBeVisible();
    await expect(button('Send with this wallet')).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.type(field, 'Level 3');
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await expect(screen.queryByText(/^The chain shows it/)).not.toBeInTheDocument();
    // Sends with the recommended method, from within the field.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
  },
};

export const WrongNetwork: Story = {
  args: { act: 'seal', values: {} },
  parameters: { operate: own },
  beforeEach: startBackend({ backend: operatorStaff, wallet: { state: { chainId: 1 } } }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('This act needs no values.')).toBeVisible();
    await expect(await screen.findByText('Switch to Polygon.')).toBeVisible();
    await userEvent.click(button('Switch'));
    await waitFor(() => expect(button('Send with this wallet')).toBeVisible());
  },
};

/** Without a wallet the page is readable, and signing is disabled. */
export const ReadOnly: Story = {
  args: { act: 'terms-apply', values: { pool: '3' } },
  beforeEach: startBackend({
    backend: operatorStaff,
    wallet: { state: { status: 'disconnected', address: null, chainId: null } },
  }),
  play: async () => {
    await expect(await screen.findByText('No wallet is connected.')).toBeVisible();
    await expect(button('Send with this wallet')).toBeDisabled();
  },
};

/** A Safe owner is signed in: sending is left to the Safe. */
export const SafeOwner: Story = {
  args: { act: 'terms-apply', values: { pool: '3' } },
  parameters: { operate: { holder: { kind: 'safe', threshold: 2, owners: [own.actor] } } },
  play: async () => {
    const send = await sending();
    await expect(await send.findByText(/^This wallet is one of the Safe’s owners/)).toBeVisible();
    await expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
  },
};

/** The chain is unreachable at the moment of sending. */
export const NotRead: Story = {
  tags: ['state-error'],
  render: () => <SendState state={{ at: 'failed', reason: 'unread' }} />,
  play: async () => {
    await expect(await screen.findByText(/^Can’t read the chain\. Look at the overview/)).toBeVisible();
  },
};
