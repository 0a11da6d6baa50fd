import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, waitFor } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { AskedLedger } from '../AskedLedger.play.tsx';
import { LedgerScreen } from '../LedgerScreen.tsx';
import { earner, opened } from '../ledger.play.ts';
import { everything } from '../read/ledgerFilter.ts';

/** A line verified against the chain. */
const meta = {
  title: 'Screens/Wallet/Income ledger',
  component: LedgerScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'chain'],
  parameters: { layout: 'fullscreen' },
  args: { ...everything, page: 1, onChange: fn() },
  render: (args) => <AskedLedger {...args} />,
  ...onScreen(paths.ledger, { backend: earner }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const verifyNewest = async ({ userEvent }: PlayContext) => {
  const line = await opened(userEvent);
  await expect(line.getByText('Not yet')).toBeVisible();
  line.getByRole('button', { name: /^Verify: / }).focus();
  await userEvent.keyboard('{Enter}');
  return line;
};

export const VerifyChecking: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: earner, proofs: { verify: 'never' } }),
  play: async (context) => {
    const line = await verifyNewest(context);
    await expect(line.getByRole('status')).toHaveTextContent('Reading the chain…');
  },
};

export const VerifyFinal: Story = {
  play: async (context) => {
    const { backend } = context.fakes;
    const line = await verifyNewest(context);
    const block = backend.chain.lines.at(-1)?.block;
    await waitFor(() =>
      expect(line.getByRole('status')).toHaveTextContent(
        `The chain says the same, in block ${block}. It is final.`,
      ),
    );
    await expect(line.getByRole('button', { name: /^Verify again: / })).toHaveFocus();
  },
};

/** The check is repeated once the block is final. */
export const VerifyProvisional: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = growingMember();
      backend.claim(backend.wallet, 1);
      return backend;
    },
  }),
  play: async (context) => {
    const line = await verifyNewest(context);
    await waitFor(() => expect(line.getByRole('status')).toHaveTextContent(/It is not final yet\.$/));
    const { backend, queries } = context.fakes;
    backend.settle();
    await queries.invalidateQueries({ queryKey: [serverRoot] });
    await waitFor(() => expect(line.getByRole('status')).toHaveTextContent(/It is final\.$/));
  },
};

function verified(verify: 'differs' | 'missing' | 'fails', words: string): Story {
  return {
    tags: ['state-error'],
    beforeEach: startBackend({ backend: earner, proofs: { verify } }),
    play: async (context) => {
      const line = await verifyNewest(context);
      await waitFor(() => expect(line.getByRole('status')).toHaveTextContent(words));
    },
  };
}

export const VerifyDiffers = verified(
  'differs',
  'The chain says something else. What differs:amountfrom whom',
);

export const VerifyMissing = verified('missing', 'The chain has no such event');

/** Verification can be repeated. */
export const VerifySilent: Story = {
  ...verified('fails', ''),
  play: async (context) => {
    const { proofs } = context.fakes.ports;
    proofs.verifyEnding = 'true';
    const line = await verifyNewest(context);
    await waitFor(() => expect(line.getByRole('status')).toHaveTextContent('The chain says the same'));
    proofs.verifyEnding = 'fails';
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line.getByRole('status')).toHaveTextContent('The chain does not answer'));
  },
};
