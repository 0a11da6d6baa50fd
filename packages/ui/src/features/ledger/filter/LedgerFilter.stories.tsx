import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { formatMoney, paths } from '@upline/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { AskedLedger } from '../AskedLedger.play.tsx';
import { LedgerScreen } from '../LedgerScreen.tsx';
import { button, counted, drawing, earner, rows, sumOf, sumShown } from '../ledger.play.ts';
import { everything } from '../read/ledgerFilter.ts';

/** Filters of the ledger's lines and totals. */
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

const chips = () => within(screen.getByRole('toolbar', { name: 'What happened' }));
const chip = (name: string) => chips().getByRole('button', { name });

/** Each filter opens at its chip; the selected level is ticked. */
export const FilterOpen: Story = {
  args: { position: 2 },
  play: async ({ userEvent }) => {
    await rows();
    await expect(chips().getAllByRole('button')).toHaveLength(5);
    await expect(chip('Everything')).toHaveAttribute('aria-pressed', 'true');
    button('Level 2').focus();
    await userEvent.keyboard('{Enter}');
    const choices = within(await screen.findByRole('dialog', { name: 'Level' }));
    await waitFor(() => expect(choices.getByRole('button', { name: 'All levels' })).toBeVisible());
    await expect(choices.getAllByRole('button', { pressed: false })).toHaveLength(9);
    await expect(choices.getByRole('button', { pressed: true })).toHaveTextContent('Level 2');
    await userEvent.tab();
    await expect(choices.getByRole('button', { name: 'All levels' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Level 2')).toHaveFocus());
    await userEvent.click(button('Any date'));
    await expect(await screen.findByLabelText('From')).toBeVisible();
    await expect(button('Clear dates')).toBeDisabled();
  },
};

/** Totals of one filter are not shown for another, and no file is read for them. */
export const FilterReading: Story = {
  tags: ['state-loading'],
  args: { kinds: ['lost'] },
  play: async ({ userEvent, fakes: { ports } }) => {
    await rows();
    await userEvent.click(button('Chart'));
    await drawing();
    spyOn(ports.client, 'call').mockReturnValue(new Promise(() => {}));
    const opened = spyOn(ports.client, 'open');
    await userEvent.click(chip('Everything'));
    await expect(await screen.findByText('Loading your ledger…')).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Activity' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    await expect(opened).not.toHaveBeenCalled();
  },
};

/** Each choice returns to page 1 and calls the parent, which updates the address. */
export const Filtered: Story = {
  args: { kinds: ['level'] },
  beforeEach: startBackend({ backend: fullMember }),
  play: async ({ args, userEvent, fakes: { backend } }) => {
    await rows();
    // A figure's link selected one kind of received income, which gets its own chip.
    await expect(chip('Level income')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip('Received')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip('Lost'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...everything,
      kinds: ['level', 'lost'],
      page: 1,
    });
    await userEvent.click(button('All levels'));
    await userEvent.click(await screen.findByRole('button', { name: 'Level 2', pressed: false }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...everything,
      kinds: ['level', 'lost'],
      position: 2,
      page: 1,
    });
    const own = backend.wallet.toLowerCase();
    const expected = backend.chain.lines.filter(
      (line) => line.wallet === own && line.kind === 'level' && line.position === 2,
    );
    await counted(`${Math.min(25, expected.length)} of ${expected.length} lines`);
    // Totals cover all filtered lines, not one page.
    await expect(expected.length).toBeGreaterThan(25);
    await expect(await sumShown('Received')).toBe(
      formatMoney(expected.reduce((sum, { amount }) => sum + amount, 0n)),
    );
    await expect(await sumShown('Paid in')).toBeNull();
    await userEvent.click(chip('Everything'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everything, position: 2, page: 1 });
  },
};

export const DatesReversed: Story = {
  args: { from: '2026-11-20', to: '2026-11-01' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No lines match these filters')).toBeVisible();
    await userEvent.click(button('From 20 Nov 2026 To 1 Nov 2026'));
    await expect(await screen.findByLabelText('To')).toBeInvalid();
    await waitFor(() => expect(screen.getByText('This day is before the first one.')).toBeVisible());
  },
};

/** Days are in the reader’s time zone, both included. */
export const Cleared: Story = {
  args: { from: '2026-11-21', to: '2026-11-21' },
  play: async ({ args, userEvent, fakes: { backend } }) => {
    const today = (await rows()).length;
    const [first] = await rows();
    await expect(first).toHaveTextContent(/21 Nov/);
    await userEvent.click(button('From 21 Nov 2026 To 21 Nov 2026'));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear dates' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everything, page: 1 });
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(today));
    await expect(await sumShown('Paid in')).toBe(sumOf(backend, 'participation'));
  },
};

export const EmptyFiltered: Story = {
  tags: ['state-empty'],
  args: { position: 9 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('No lines match these filters')).toBeVisible();
    await expect(screen.queryByText('No lines yet')).not.toBeInTheDocument();
    await userEvent.click(button('Clear all filters'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everything, page: 1 });
  },
};

/** On narrow screens the chips scroll sideways, but not the page; a row has two short lines. */
export const NarrowRows: Story = {
  globals: { viewport: { value: 'small' } },
  tags: ['phone'],
  play: async () => {
    const [line] = await rows();
    await expect(line?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
