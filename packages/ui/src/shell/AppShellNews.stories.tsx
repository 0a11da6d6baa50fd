import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember } from '@upline/api/mocks';
import { levelAt, paths } from '@upline/domain';
import { expect } from 'storybook/test';
import { PageHeader } from '../patterns/page-header/PageHeader.tsx';
import { userCancelled } from '../ports/fakes/purchaseEndings.ts';
import { startBackend, withBackend } from '../ports/fakes/withBackend.tsx';
import { findToast } from '../stories/findToast.ts';
import { AppShell } from './AppShell.tsx';

/** Results of purchases and claims that arrive on an unrelated page. */
const meta = {
  title: 'Screens/System/App shell',
  component: AppShell,
  tags: ['screen', 'chain', 'spec-8', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: paths.support, children: <PageHeader title="Tickets" /> },
  ...withBackend({ backend: newMember }),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A purchase fails while another page is open, and the page shows the result. */
export const PurchaseTold: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: newMember, pools: { ending: userCancelled } }),
  play: async ({ fakes: { ports } }) => {
    ports.pools.buy(1, { fee: levelAt(1).fee, binds: null });
    await expect(await findToast('User cancelled the transaction.')).toBeInTheDocument();
  },
};

/** A claim ends while another page is open, and the page shows the result. */
export const ClaimTold: Story = {
  beforeEach: startBackend({ backend: growingMember }),
  play: async ({ fakes: { ports } }) => {
    ports.claims.claim(3);
    await expect(await findToast('Claim successful')).toBeInTheDocument();
  },
};
