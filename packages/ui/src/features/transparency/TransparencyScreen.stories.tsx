import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMockBackend, fullMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { forVisitors } from '../../stories/forVisitors.tsx';
import { TransparencyScreen } from './TransparencyScreen.tsx';
import { books, poolNamed, section, withFalseLine } from './transparency.play.ts';

/**
 * Public figures of the pools with the means to verify them. Visitors see the page in a frame
 * without navigation.
 */
const meta = {
  title: 'Screens/Transparency/Pools',
  component: TransparencyScreen,
  tags: ['screen', '!autodocs', 'spec-6', 'chain'],
  parameters: { layout: 'fullscreen' },
  ...forVisitors,
} satisfies Meta<typeof TransparencyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ fakes: { backend }, userEvent }) => {
    await books().findAllByText('Level 9');
    const fee = 1500n;
    const sold = BigInt(backend.chain.pool(9).sales.length);
    const paidIn = `$${(fee * sold).toString().replace(/\B(?=(\d{3})+$)/g, ',')}.00`;
    await expect(poolNamed('Level 9')).toHaveTextContent(paidIn);
    await expect(books().getByText('Every pool holds all that it owes.')).toBeVisible();
    await expect(poolNamed('Level 9')).not.toHaveTextContent('%');
    await expect(await screen.findByText('Up to date with the chain')).toBeVisible();
    const pool = within(poolNamed('Level 9'));
    // On phones a pool shows held and owed amounts, and expands for the rest.
    const fold = pool.queryByRole('button', { expanded: false });
    if (fold) {
      fold.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(pool.getAllByRole('button').at(fold ? 1 : 0)).toHaveTextContent('Copy');
    const explorer = pool.getByRole('link');
    await expect(explorer).toHaveAttribute('href', expect.stringMatching(/^https:.*\/address\/0x/));
    await expect(await screen.findByText('Where the $50 of Level 1 goes')).toBeVisible();
    const roles = section('Who may change what');
    await expect((await roles.findAllByText('ADMIN')).length).toBeGreaterThan(0);
    await expect(await screen.findByText('10 of 27 changes')).toBeVisible();
    const [left, ...others] = ['What the pools took, gave, hold and owe', 'Add it up yourself'].map(
      (name) => screen.getByRole('heading', { name }).getBoundingClientRect().left,
    );
    await expect(others, 'each head inside its panel').toEqual([left]);
  },
};

/** No purchases yet: without debt there is no coverage of 100 %. */
export const NothingSold: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({
    backend: () => createMockBackend({ role: 'visitor', empty: true }),
    signedIn: false,
    proofs: { changes: [] },
  }),
  play: async () => {
    await books().findAllByText('Level 1');
    await expect(poolNamed('Level 9')).toHaveTextContent('Nothing owed');
    await expect(poolNamed('Level 9')).not.toHaveTextContent('%');
    await expect(await screen.findByText('No role has acted yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({
    backend: () => fullMember({ latency: 'infinite' }),
    signedIn: false,
    proofs: { chain: 'never' },
  }),
  play: async () => {
    await expect(await screen.findByText('Loading the pools’ figures…')).toBeVisible();
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/^The server is not answering/)).toBeVisible());
  },
};

/** Server and chain do not answer: no placeholder looks like a figure. */
export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: () => fullMember({ failing: ['poolStatistics'] }),
    signedIn: false,
    proofs: { chain: 'fails' },
  }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('not known')).toHaveLength(4));
    await expect(screen.getByText('Could not load. This may not be complete.'), 'once').toBeVisible();
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    await expect(screen.queryByText('No role has acted yet.')).not.toBeInTheDocument();
  },
};

export const Recovered: Story = {
  beforeEach: LoadFailed.beforeEach,
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    await waitFor(() => expect(screen.getAllByText('not known')).toHaveLength(4));
    backend.failing.clear();
    ports.proofs.chain = 'answers';
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await books().findAllByText('Level 9');
    await expect(await screen.findByText('10 of 27 changes')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
  },
};

/** The server has just started and has not read the chain. */
export const ServerUnread: Story = {
  tags: ['state-error'],
  beforeEach: (context) => {
    startBackend({ backend: fullMember, signedIn: false })(context);
    context.msw.use(
      http.get('*/api/pool/statistics', () =>
        HttpResponse.json({ success: false, message: 'The chain does not answer.' }, { status: 503 }),
      ),
    );
  },
  play: async () => {
    await expect(await screen.findByText('Our server has not read the chain yet')).toBeVisible();
    await expect(await screen.findByText('Where the $50 of Level 1 goes')).toBeVisible();
  },
};

/** The server's ledger is behind the chain. */
export const Behind: Story = {
  beforeEach: startBackend({ backend: fullMember, signedIn: false, proofs: { ahead: 1250 } }),
  play: async () => {
    await expect(await screen.findByText('1,250 blocks (41 minutes) behind the chain')).toBeVisible();
  },
};

/** The figures are loaded, but the chain does not report its latest block. */
export const ChainSilent: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: fullMember, signedIn: false, proofs: { chain: 'fails' } }),
  play: async () => {
    await books().findAllByText('Level 9');
    await expect(await screen.findByText(/^The chain does not answer, so nobody can tell/)).toBeVisible();
  },
};

/** More is credited than was paid in. */
export const Short: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: withFalseLine({ kind: 'referral', position: 4, amount: 12_500_000n }),
    signedIn: false,
  }),
  play: async () => {
    await expect(await screen.findByText('One pool holds less than it owes')).toBeVisible();
    await expect(poolNamed('Level 4')).toHaveTextContent('$12.50 missing');
    await expect(poolNamed('Level 5')).not.toHaveTextContent('missing');
    await expect(poolNamed('All levels')).toHaveTextContent('$12.50 missing');
  },
};

export const SignIn: Story = {
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', paths.login);
    await books().findAllByText('Level 9');
  },
};
