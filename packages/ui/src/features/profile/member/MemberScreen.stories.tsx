import type { Meta, StoryObj } from '@storybook/react-vite';
import { anonymousMember, growingMember, newMember, ownWallet } from '@upline/api/mocks';
import { maximumNameLength, memberPath } from '@upline/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { MemberScreen } from './MemberScreen.tsx';

/** The public summary of another member. */
const meta = {
  title: 'Screens/Network/Member',
  component: MemberScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { userId: ownWallet },
  ...onScreen(memberPath(ownWallet), { backend: growingMember }),
} satisfies Meta<typeof MemberScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (name: string) => screen.findByRole('region', { name });

function figureOf(income: string): HTMLElement {
  const incomes = within(screen.getByRole('region', { name: 'Income Summary' }));
  const figure = incomes.getByText(income).parentElement;
  if (!figure) throw new Error(`${income} has no figure.`);
  return figure;
}

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" opacity=".15" />' +
    '<circle cx="20" cy="16" r="8" opacity=".6" /><path d="M4 44a16 15 0 0 1 32 0" opacity=".6" /></svg>',
)}`;

export const Loaded: Story = {
  beforeEach: (context) => {
    startBackend({ backend: growingMember })(context);
    // Some servers send the URL in quotes.
    context.fakes.backend.update(ownWallet, { photo: `"${face}"` });
  },
  play: async ({ fakes: { backend, ports }, userEvent, canvasElement }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: "Amara Okafor's Tree" })).toBeVisible();
    await expect(screen.getByRole('button', { name: `0x2360…4406 Copy ${ownWallet}` })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', face));
    const sponsor = backend.display(backend.memberByWallet(ownWallet)?.sponsor ?? '');
    const card = within(await region('Sponsor ID'));
    await expect(card.getByText(`${sponsor.slice(0, 8)}…${sponsor.slice(-8)}`)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Copy' }));
    await expect(figureOf('Referral Income')).toHaveTextContent('$200.00');
    await expect(figureOf('Level Income')).toHaveTextContent(/\$\d/);
    await expect(figureOf('Lost Income')).toHaveTextContent('$40.00');
    await expect(figureOf('Global Income')).toHaveTextContent(/\$\d/);
    await expect(screen.queryByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
    const pools = within(await region('Participations')).getAllByRole('row');
    await expect(pools).toHaveLength(5);
    await expect(pools[1]).toHaveTextContent(/^Level 1 5 Gen/);
    await expect(pools[1]).toHaveTextContent('$15.00');
    await expect(pools[3]).toHaveTextContent(/^Level 3 Global Pool/);
    await expect(pools[3]).toHaveTextContent(/\d+ \w+ 2026$/);
    await expect(ports.navigation.visits.get()).toEqual([]);
  },
};

export const NoSponsor: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ sponsors: 0 }) }),
  play: async () => {
    const card = within(await region('Sponsor ID'));
    await expect(card.getByText('No Sponsor')).toBeVisible();
    await expect(card.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The title of a member without a name is the wallet. */
export const Nameless: Story = {
  beforeEach: startBackend({ backend: anonymousMember }),
  play: async () => {
    await screen.findByText('No Sponsor');
    await expect(screen.getByRole('heading', { level: 1, name: "0x2360…4406's Tree" })).toBeVisible();
  },
};

/** The operator's page has its own title and no sponsor. */
export const OfOperator: Story = {
  beforeEach: (context) => {
    startBackend({ backend: anonymousMember })(context);
    spyOn(context.fakes.ports.pools, 'operator').mockResolvedValue(ownWallet);
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: "The operator's Tree" })).toBeVisible();
    await expect(await screen.findByText('No Sponsor')).toBeVisible();
    await expect(screen.queryByText(/^Named nobody/)).toBeNull();
  },
};

export const LongName: Story = {
  beforeEach: startBackend({
    backend: () => growingMember({ name: 'Wolfeschlegelsteinhausen'.padEnd(maximumNameLength, 'g') }),
  }),
  play: async () => {
    const title = await screen.findByRole('heading', {
      level: 1,
      name: /^Wolfeschlegelsteinhauseng+'s Tree$/,
    });
    await expect(title).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NoParticipations: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    await expect(await screen.findByText('No level has been bought yet.')).toBeVisible();
    await expect(figureOf('Lost Income')).toHaveTextContent('$0.00');
  },
};

export const NotFound: Story = {
  tags: ['state-empty'],
  args: { userId: '7KQ2-M9XD' },
  play: async () => {
    await expect(await screen.findByText('User not found.')).toBeVisible();
    await expect(screen.queryByText(/Could not load/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading user details...')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: "0x2360…4406's Tree" })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['profile'] }) }),
  play: async () => {
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getByText('User not found.')).toBeVisible();
  },
};

export const Retried: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['profile'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.failing.clear();
    await userEvent.click(retry);
    await expect(await screen.findByRole('heading', { level: 1, name: "Amara Okafor's Tree" })).toBeVisible();
  },
};
