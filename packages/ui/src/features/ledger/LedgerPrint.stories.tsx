import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen } from 'storybook/test';
import { onPaper } from '../../primitives/conformance/forcedColours.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { LedgerScreen } from './LedgerScreen.tsx';
import { everything } from './ledgerFilter.ts';

const meta = {
  title: 'Foundations/Ledger on paper',
  component: LedgerScreen,
  tags: ['!autodocs', '!dev'],
  args: { ...everything, page: 1, onChange: fn() },
  ...onScreen(paths.ledger, { world: growingMember }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sheet says whose lines these are, which and from when; nothing on it can be pressed. */
export const OnPaper: Story = {
  args: { kinds: ['referral'], position: 1, from: '2026-11-01' },
  play: async ({ scripted: { world } }) => {
    await screen.findByRole('list', { name: 'Lines' });
    const head = screen.getByText(world.display(world.wallet), { selector: 'dd *' });
    await expect(head).not.toBeVisible();
    await onPaper(async () => {
      await expect(head).toBeVisible();
      await expect(screen.getByText('Referral income, Level 1, From 1 Nov 2026')).toBeVisible();
      await expect(screen.getByText(/Up to block \d+/, { selector: 'dd' })).toBeVisible();
      await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(screen.getAllByText('Referral income · Level 1')[0]).toBeVisible();
      const pressed = [...document.querySelectorAll('main button')].filter((button) =>
        button.checkVisibility(),
      );
      await expect(screen.getAllByText(/^0x[0-9a-f]{64}$/, { selector: 'li *' })[1]).toBeVisible();
      await expect(pressed.map((button) => button.textContent)).toEqual([]);
    });
  },
};
