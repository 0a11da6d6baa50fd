import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, walletAt } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { findToast } from '../../../stories/findToast.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { DataScreen } from './DataScreen.tsx';

/** Requests about the member's personal data. */
const meta = {
  title: 'Screens/Profile/Data',
  component: DataScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.data, { backend: newMember }),
} satisfies Meta<typeof DataScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Options = Parameters<typeof newMember>[0];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const requests = async () =>
  within(await screen.findByRole('list', { name: 'Your requests' })).findAllByRole('listitem');

/** A member with an open request for a copy. */
function open(options: Options = {}) {
  const backend = newMember(options);
  backend.dataRequests.ask(backend.wallet, 'export');
  return backend;
}

/** A member with a finished copy. */
function copied(options: Options = {}) {
  const backend = open(options);
  backend.dataRequests.keep('request-1', {
    madeAt: backend.now().toISOString(),
    profile: {
      id: 'AB12',
      walletId: walletAt(1),
      name: 'Amara Okafor',
      photo: '',
      uplineId: null,
      registeredAt: backend.now().toISOString(),
      acceptedTerms: [],
    },
    sessions: [],
    notifications: [],
    tickets: [],
    files: [],
    accessLog: [],
    place: null,
  });
  backend.dataRequests.settle('request-1', 'fulfilled', walletAt(9001));
  return backend;
}

async function dialogOf(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Nothing: Story = {
  tags: ['state-empty'],
  play: async () => {
    await expect(await screen.findByText('You have asked for nothing yet.')).toBeVisible();
    await expect(screen.getByText(/^A file with your profile/)).toBeVisible();
    await expect(screen.getByText('Files of a ticket: 365 days after it was closed')).toBeVisible();
    await expect(screen.getByText('Copies of your data: 14 days')).toBeVisible();
  },
};

export const CopyAsked: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await button('Ask for a copy'));
    await findToast('Your request was sent.');
    const [request] = await requests();
    await expect(request).toHaveTextContent('A copy of your data');
    await expect(request).toHaveTextContent('Open');
    await expect(request).toHaveTextContent('Answer due');
    await expect(await button('Ask for a copy')).toBeDisabled();
    await expect(backend.dataRequests.of(backend.wallet)).toHaveLength(1);
  },
};

/** The erasure is requested only after confirming what is erased and what is retained. */
export const EraseAsked: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await button('Ask to erase'));
    const dialog = await dialogOf('Ask to erase your data?');
    await expect(dialog.getByText(/^Erased: your name and photo/)).toBeVisible();
    await expect(dialog.getByText(/^Kept: what the chain records/)).toBeVisible();
    await expect(backend.dataRequests.all()).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to erase' }));
    await findToast('Your request was sent.');
    await expect((await requests())[0]).toHaveTextContent('Erase your data');
    await expect(backend.dataRequests.all()[0]?.kind).toBe('erase');
  },
};

export const Withdrawn: Story = {
  beforeEach: startBackend({ backend: open }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Withdraw: A copy of your data'));
    await findToast('Your request was withdrawn.');
    await waitFor(async () => expect((await requests())[0]).toHaveTextContent('Withdrawn'));
    await expect(await button('Ask for a copy')).toBeEnabled();
  },
};

export const Answered: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = copied();
      backend.dataRequests.ask(backend.wallet, 'erase');
      backend.dataRequests.settle('request-2', 'refused', walletAt(9001), 'A court asked us to keep it.');
      return backend;
    },
  }),
  play: async () => {
    const [refused, done] = await requests();
    await expect(refused).toHaveTextContent('Refused');
    await expect(refused).toHaveTextContent('A court asked us to keep it.');
    await expect(done).toHaveTextContent('Done');
    await expect(done).toHaveTextContent('Download until');
  },
};

export const Downloaded: Story = {
  beforeEach: startBackend({ backend: copied }),
  play: async ({ userEvent }) => {
    const make = spyOn(URL, 'createObjectURL');
    await userEvent.click(await button('Download the copy'));
    await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    const [file] = make.mock.calls[0] ?? [];
    await expect(await (file as Blob).text()).toContain('Amara Okafor');
    make.mockRestore();
  },
};

export const Downloading: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: copied }),
  play: async ({ userEvent, fakes: { ports } }) => {
    await button('Download the copy');
    spyOn(ports.client, 'open').mockReturnValue(new Promise(() => {}));
    await userEvent.click(await button('Download the copy'));
    await expect(await button('Preparing file…')).toBeVisible();
  },
};

export const NotDownloaded: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => copied({ failing: ['dataExport'] }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Download the copy'));
    await findToast('The copy could not be downloaded. Try again.');
  },
};

export const AskedElsewhere: Story = {
  tags: ['state-error'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await button('Ask for a copy');
    backend.dataRequests.ask(backend.wallet, 'export');
    await userEvent.click(await button('Ask for a copy'));
    await findToast('You have asked for this already.');
    await expect(await requests()).toHaveLength(1);
  },
};

export const Asking: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await button('Ask for a copy');
    backend.latency = 'infinite';
    await userEvent.click(await button('Ask for a copy'));
    await expect(await button('Asking…')).toBeVisible();
  },
};

export const NotSent: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => newMember({ failing: ['askForData'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await button('Ask for a copy'));
    await findToast('Your request was not sent. Try again.');
    await expect(backend.dataRequests.all()).toHaveLength(0);
  },
};

export const NotWithdrawn: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => open({ failing: ['withdrawDataRequest'] }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Withdraw: A copy of your data'));
    await findToast('Your request was not withdrawn. Try again.');
    await expect((await requests())[0]).toHaveTextContent('Open');
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => open({ latency: 'infinite' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Your requests' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => open({ failing: ['dataRequests'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Your requests could not be loaded.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(await button('Retry'));
    await expect(await requests()).toHaveLength(1);
  },
};
