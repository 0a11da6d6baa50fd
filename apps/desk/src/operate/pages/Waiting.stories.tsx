import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff, supportLead } from '@upline/api/mocks';
import { fakeChanges, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fakeHash } from '../fakeOperate.play.ts';
import { onOperate, shownOperate } from '../onOperate.play.tsx';
import { withSavedAct } from '../savedAct.play.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** Acts saved as a file for a Safe, until the chain shows them. */
const meta = {
  title: 'Desk/Operate/Waiting',
  component: WaitingScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onOperate(),
  globals: desktop,
} satisfies Meta<typeof WaitingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = async () => within(await screen.findByRole('region', { name: 'Waits for signers' }));

/** Method, values and the three hashes of an act that waits, and the way back to its page. */
export const Loaded: Story = {
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff()) }),
  play: async () => {
    const list = await waiting();
    await expect(await list.findByText('Pool: Level 3')).toBeVisible();
    await expect(await list.findByText('pool 3: set_paused(true)')).toBeVisible();
    await expect(list.getByText('9c41 07de a2b5 11f0')).toBeVisible();
    const hashes = within(list.getByRole('region', { name: 'What the Safe’s owners sign' }));
    for (const byte of ['1d', '2e', '3f']) {
      await expect(hashes.getByText(`0x${byte.repeat(32)}`)).toBeVisible();
    }
    await expect(list.getByText('Safe, 3 of 3')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Open the act' })).toHaveAttribute(
      'href',
      '/operate/acts/pause?pool=3',
    );
    const pages = within(screen.getByRole('navigation', { name: 'Pools' }));
    await expect(pages.getByRole('link', { name: 'Waits for signers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  play: async () => {
    await expect(await screen.findByText('No act waits for signers.')).toBeVisible();
  },
};

/** An act leaves the list once the chain shows its calls, and is listed as executed. */
export const Executed: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = withSavedAct(operatorStaff());
      const [newest] = fakeChanges(backend.now());
      if (!newest) throw new Error('The chain has seen no act.');
      const { contract, event } = newest;
      const data = fakeHash(event) as `0x${string}`;
      const [file] = backend.acts.files();
      if (!file) throw new Error('No act waits.');
      const values = { pool: 'all' };
      const act = 'retire-apply';
      backend.acts.saveFile({ ...file, act, values, fingerprint: 'f1', calls: [{ contract, data }] });
      for (const one of backend.acts.files()) one.at = new Date(Date.parse(newest.at) - 60_000);
      return backend;
    },
  }),
  play: async () => {
    const done = within(await screen.findByRole('region', { name: 'Executed' }));
    await expect(done.getByText('End purchases for ever')).toBeVisible();
    await expect(done.getByText('Pool: All pools')).toBeVisible();
    await expect(done.getByText(/^Executed in block [\d,]+$/)).toBeVisible();
    const list = await waiting();
    await expect(list.getByText('Pause purchases')).toBeVisible();
    await expect(list.queryByText('End purchases for ever')).not.toBeInTheDocument();
  },
};

/** The Safe is past the nonce for which the file was saved. */
export const NonceUsed: Story = {
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff()) }),
  parameters: {
    operate: {
      signing: {
        domainHash: `0x${'1d'.repeat(32)}`,
        messageHash: `0x${'4a'.repeat(32)}`,
        safeTxHash: `0x${'5b'.repeat(32)}`,
        nonce: 42n,
      },
    },
  },
  play: async () => {
    const list = await waiting();
    await expect(
      await list.findByText(/^Another transaction of the Safe used nonce 41\. .+ with nonce 42;/),
    ).toBeVisible();
    await expect(list.getByText(`0x${'5b'.repeat(32)}`)).toBeVisible();
  },
};

/** Bytes that are none of the contracts' calls. */
export const UnknownCall: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff(), { data: '0xdeadbeef' }) }),
  play: async () => {
    const list = await waiting();
    await expect(await list.findByText('Not a call of these contracts')).toBeVisible();
    await expect(list.getByText('0xdeadbeef')).toBeVisible();
    await expect(list.getByText('Do not sign: a call is not one of these contracts’.')).toBeVisible();
  },
};

/** Giving up asks first; Cancel changes nothing. */
export const GivenUp: Story = {
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff()) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const list = await waiting();
    const ask = async () => {
      await userEvent.click(await list.findByRole('button', { name: 'Give up: Pause purchases' }));
      return within(await screen.findByRole('alertdialog', { name: 'Give up “Pause purchases”?' }));
    };
    const first = await ask();
    await expect(first.getByText(/Signatures that owners have given stay valid/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(backend.acts.files()).toHaveLength(1);
    await userEvent.click((await ask()).getByRole('button', { name: 'Give up' }));
    await expect(await screen.findByText('No act waits for signers.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(backend.audit.entries.some(({ act }) => act === 'giveUpAct')).toBe(true);
  },
};

export const NotGivenUp: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff()) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const list = await waiting();
    backend.failing.add('deskGiveUpAct');
    await userEvent.click(await list.findByRole('button', { name: 'Give up: Pause purchases' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Give up' }));
    await expect(await dialog.findByText('Not given up. Try again.')).toBeVisible();
    backend.failing.delete('deskGiveUpAct');
    await userEvent.click(dialog.getByRole('button', { name: 'Give up' }));
    await expect(await screen.findByText('No act waits for signers.')).toBeVisible();
  },
};

/** Leads read and give nothing up. */
export const ByLead: Story = {
  beforeEach: startBackend({ backend: () => withSavedAct(supportLead()) }),
  play: async () => {
    const list = await waiting();
    await expect(await list.findByText('pool 3: set_paused(true)')).toBeVisible();
    await expect(list.queryByRole('button', { name: /^Give up/ })).not.toBeInTheDocument();
    await expect(list.queryByRole('link', { name: 'Open the act' })).not.toBeInTheDocument();
  },
};

/** The acts on the chain cannot be read, so an executed act may still be listed. */
export const NotCompared: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff()), proofs: { chain: 'fails' } }),
  play: async () => {
    await expect(
      await screen.findByText('Can’t read the acts on the chain. Some of these may be executed already.'),
    ).toBeVisible();
    await expect(await (await waiting()).findByText('Pause purchases')).toBeVisible();
  },
};

/** The node stops before it says what the Safe signs. */
export const HashesUnread: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff()) }),
  parameters: { operate: { inspecting: 'fails' } },
  play: async ({ userEvent }) => {
    const list = await waiting();
    await expect(await list.findByText('Can’t read from the chain what the Safe signs.')).toBeVisible();
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.inspecting = 'answers';
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect(await list.findByText('pool 3: set_paused(true)')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => operatorStaff({ failing: ['deskWaitingActs'] }) }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load which acts wait for signers.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: operatorStaff, proofs: { chain: 'never' } }),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading acts that wait' })).toBeVisible();
  },
};

/** Hashes break instead of scrolling the page. */
export const OnPhone: Story = {
  tags: ['phone'],
  beforeEach: startBackend({ backend: () => withSavedAct(operatorStaff()) }),
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const list = await waiting();
    await expect(await list.findByText(`0x${'3f'.repeat(32)}`)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
