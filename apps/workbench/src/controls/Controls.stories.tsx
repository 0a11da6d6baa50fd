import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fakeBenchChain } from '../fakeChain.play.ts';
import { BenchMissing } from '../frame/BenchMissing.tsx';
import { onBench } from '../onBench.play.tsx';
import { WrongChain } from '../ports/bench.tsx';
import { ChainControls } from './ChainControls.tsx';
import { fakeControls, fakeControlsState } from './fakeControls.play.ts';

/** Local chain controls, beside every workbench page. */
const meta = {
  title: 'Desk/Bench/Controls',
  component: ChainControls,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen', bench: { controls: <ChainControls /> } },
  ...onBench(),
  render: () => <BenchMissing />,
} satisfies Meta<typeof ChainControls>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const done = () => fn(async () => {});
const withControls = (changes: Parameters<typeof fakeControls>[0]) => ({
  bench: { controls: <ChainControls />, port: { controls: fakeControls(changes) } },
});

const moved = done();
const movedTo = done();

/** The clock moves by a step or to a time; steps list the changes they make executable. */
export const Time: Story = {
  globals: desktop,
  beforeEach: () => {
    moved.mockClear();
    movedTo.mockClear();
  },
  parameters: withControls({ moveTime: moved, moveTimeTo: movedTo }),
  play: async ({ userEvent }) => {
    const time = await group('Time');
    await expect(await time.findByText('+48 h makes Level 3’s terms ready.')).toBeVisible();
    await expect(time.getByRole('button', { name: '+14 d' })).toBeVisible();
    await expect(time.getByRole('button', { name: '+1 h' })).toBeVisible();
    await userEvent.click(time.getByRole('button', { name: '+48 h' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith(48 * 3600));
    await waitFor(() => expect(time.getByRole('button', { name: 'To…' })).toBeEnabled());
    await userEvent.click(time.getByRole('button', { name: 'To…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the clock' }));
    const field = dialog.getByRole('textbox', { name: 'Date and time, UTC' });
    await userEvent.type(field, 'Christmas');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await dialog.findByText('Give a time such as 2026-12-24 18:00.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2026-12-24 18:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(movedTo).toHaveBeenCalledWith(BigInt(Date.UTC(2026, 11, 24, 18) / 1000)));
  },
};

const mined = done();
const minedHow = done();

/** Manual mining: pending transactions are counted and mined on request. */
export const Mining: Story = {
  globals: desktop,
  beforeEach: () => {
    mined.mockClear();
    minedHow.mockClear();
  },
  parameters: {
    bench: {
      controls: <ChainControls />,
      port: {
        look: async () => ({ ...fakeBenchChain, mining: { kind: 'byHand' } }),
        controls: fakeControls({
          read: async () => ({ ...fakeControlsState, waiting: 2 }),
          mine: mined,
          setMining: minedHow,
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    const mining = await group('Mining');
    await expect(await mining.findByText('2 transactions wait for a block.')).toBeVisible();
    await expect(mining.getByRole('radio', { name: 'By hand' })).toBeChecked();
    await userEvent.click(mining.getByRole('button', { name: 'Mine 1' }));
    await waitFor(() => expect(mined).toHaveBeenCalledWith(1));
    await waitFor(() => expect(mining.getByRole('button', { name: 'Mine 64' })).toBeEnabled());
    await userEvent.click(mining.getByRole('button', { name: 'Mine 64' }));
    await waitFor(() => expect(mined).toHaveBeenCalledWith(64));
    await userEvent.click(mining.getByRole('radio', { name: '2 s' }));
    await waitFor(() => expect(minedHow).toHaveBeenCalledWith({ kind: 'every', seconds: 2 }));
    await userEvent.click(mining.getByRole('radio', { name: 'At once' }));
    await waitFor(() => expect(minedHow).toHaveBeenCalledWith({ kind: 'atOnce' }));
  },
};

const taken = done();
const reverted = done();

/** Snapshots have names; reverting shows the loss first. */
export const Snapshots: Story = {
  globals: desktop,
  beforeEach: () => {
    taken.mockClear();
    reverted.mockClear();
  },
  parameters: withControls({ takeSnapshot: taken, revertTo: reverted }),
  play: async ({ userEvent }) => {
    const snapshots = await group('Snapshots');
    await expect(await snapshots.findByText('Before the pause')).toBeVisible();
    await expect(snapshots.getByText('Snapshot 0x0')).toBeVisible();
    await expect(snapshots.getByText('block 1,140')).toBeVisible();
    await userEvent.type(snapshots.getByRole('textbox', { name: 'Name' }), 'With Jun');
    await userEvent.click(snapshots.getByRole('button', { name: 'Take' }));
    await waitFor(() => expect(taken).toHaveBeenCalledWith('With Jun'));
    const back = snapshots.getByRole('button', { name: 'Revert to Before the pause' });
    await waitFor(() => expect(back).toBeEnabled());
    await userEvent.click(back);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Go back to Before the pause?' }));
    await waitFor(() => expect(dialog.getByText(/^This loses 83 blocks and 4 transactions\./)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(reverted).toHaveBeenCalledWith('0x1'));
  },
};

export const NoSnapshot: Story = {
  globals: desktop,
  parameters: withControls({ read: async () => ({ ...fakeControlsState, snapshots: [] }) }),
  play: async () => {
    await expect(await (await group('Snapshots')).findByText('None taken.')).toBeVisible();
  },
};

const reorganised = done();

/** A reorg shows the number of dropped transactions; its depth is limited. */
export const Reorganisation: Story = {
  globals: desktop,
  beforeEach: () => void reorganised.mockClear(),
  parameters: withControls({
    reorg: reorganised,
    lossSince: async () => ({ blocks: 3, transactions: 4 }),
  }),
  play: async ({ userEvent }) => {
    const reorganise = await group('Reorganise');
    const depth = reorganise.getByRole('textbox', { name: 'Blocks back' });
    await userEvent.clear(depth);
    await userEvent.type(depth, '61');
    await expect(await reorganise.findByText('Give 1 to 60 blocks.')).toBeVisible();
    await expect(reorganise.getByRole('button', { name: 'Reorg' })).toBeDisabled();
    await userEvent.clear(depth);
    await userEvent.type(depth, '3');
    await expect(
      await reorganise.findByText('Drops 4 transactions. The app and the server see it as on Polygon.'),
    ).toBeVisible();
    await userEvent.click(reorganise.getByRole('button', { name: 'Reorg' }));
    await waitFor(() => expect(reorganised).toHaveBeenCalledWith(3));
  },
};

/** The chain rejects a command with a reason. */
export const Refused: Story = {
  globals: desktop,
  parameters: withControls({
    reorg: async () => {
      throw new Error('60 blocks back the pools were not there yet.');
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click((await group('Reorganise')).getByRole('button', { name: 'Reorg' }));
    await expect(await screen.findByText('The chain did not do it.')).toBeVisible();
    await expect(screen.getByText('60 blocks back the pools were not there yet.')).toBeVisible();
  },
};

let isAnother = false;
const stopped = fn();

/** A replaced chain stops running commands. */
export const ChainReplaced: Story = {
  globals: desktop,
  beforeEach: () => {
    isAnother = false;
    stopped.mockClear();
  },
  parameters: {
    bench: {
      controls: <ChainControls />,
      port: {
        look: async () => {
          if (isAnother) throw new WrongChain('The chain is not the one that the deployment was made on.');
          return fakeBenchChain;
        },
        controls: fakeControls({
          grow: (_, report, signal) => {
            report(12, 30);
            return new Promise((resolve) =>
              signal.addEventListener('abort', () => {
                stopped();
                resolve();
              }),
            );
          },
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    const network = await group('Network');
    await userEvent.click(network.getByRole('button', { name: 'Grow' }));
    await expect(await network.findByText('12 of 30 purchases')).toBeVisible();
    isAnother = true;
    await expect(await screen.findByText('This is another chain now.')).toBeVisible();
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  },
};

let isSent = false;

/** Waits to fail the next transaction, until cancelled or until a transaction arrives. */
export const NextFailure: Story = {
  globals: desktop,
  parameters: withControls({
    failNext: (signal) =>
      isSent
        ? Promise.resolve('0x1')
        : new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))),
  }),
  beforeEach: () => {
    isSent = false;
  },
  play: async ({ userEvent }) => {
    const faults = await group('Faults');
    await userEvent.click(faults.getByRole('button', { name: 'Fail the next transaction' }));
    await expect(await faults.findByText(/^Waiting for a transaction\./)).toBeVisible();
    // Collapsing unmounts the controls, like navigation.
    await userEvent.keyboard('\\');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Faults' })).not.toBeInTheDocument());
    await userEvent.keyboard('\\');
    const again = await group('Faults');
    await expect(again.getByText(/^Waiting for a transaction\./)).toBeVisible();
    isSent = true;
    await userEvent.click(again.getByRole('button', { name: 'Stop waiting' }));
    await userEvent.click(await again.findByRole('button', { name: 'Fail the next transaction' }));
    await expect(await again.findByText('It was mined as failed.')).toBeVisible();
  },
};

/** Grows the network with real purchases, shows the progress, and can be stopped. */
export const Growth: Story = {
  globals: desktop,
  parameters: withControls({
    grow: (_, report, signal) => {
      report(12, 30);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  }),
  play: async ({ userEvent }) => {
    const network = await group('Network');
    const members = network.getByRole('textbox', { name: 'Members' });
    await userEvent.clear(members);
    await userEvent.type(members, '5000');
    await expect(await network.findByText('Give a number from 1 to 1,000.')).toBeVisible();
    await userEvent.clear(members);
    await userEvent.type(members, '60');
    await userEvent.click(network.getByRole('button', { name: 'Grow' }));
    await expect(await network.findByText('12 of 30 purchases')).toBeVisible();
    // Other commands are disabled, because they would interleave with the purchases.
    await expect((await group('Time')).getByRole('button', { name: '+48 h' })).toBeDisabled();
    await expect((await group('Mining')).getByRole('radio', { name: 'By hand' })).toBeDisabled();
    await expect((await group('Snapshots')).getByRole('button', { name: 'Take' })).toBeDisabled();
    await expect((await group('Reorganise')).getByRole('button', { name: 'Reorg' })).toBeDisabled();
    const faults = await group('Faults');
    await expect(faults.getByRole('button', { name: 'Fail the next transaction' })).toBeDisabled();
    await userEvent.click(network.getByRole('button', { name: 'Stop growing' }));
    await waitFor(() => expect(network.getByRole('button', { name: 'Grow' })).toBeEnabled());
  },
};
