import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@upline/domain';
import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { breakpoints } from '../../../tokens/breakpoints.ts';
import { AskedLedger } from '../AskedLedger.play.tsx';
import { LedgerScreen } from '../LedgerScreen.tsx';
import { button, countLines, drawing, earner, rows, sumOf } from '../ledger.play.ts';
import { everything } from '../read/ledgerFilter.ts';

/** Income over time from all lines, as chart and table. */
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

/** The table has the same figures as the chart. */
export const ChartTable: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await drawing();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const isPhone = window.innerWidth < breakpoints.tablet;
    const table = within(await screen.findByRole(isPhone ? 'list' : 'grid', { name: 'Income over time' }));
    const figures = isPhone
      ? table.getAllByText('Referral income').map((term) => term.nextElementSibling?.textContent ?? '')
      : table
          .getAllByRole('row')
          .slice(1)
          .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent ?? '');
    const sum = figures.reduce((total, text) => total + Number(text.replace(/[$,]/g, '')), 0);
    await expect(`$${sum.toFixed(2)}`).toBe(sumOf(backend, 'referral'));
    await expect(screen.queryByRole('img', { name: /^Income over time/ })).not.toBeInTheDocument();
  },
};

export const ChartNone: Story = {
  args: { kinds: ['participation'] },
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(button('Chart'));
    await expect(await screen.findByText('There is no income among these lines.')).toBeVisible();
    await expect(screen.queryByRole('radio', { name: 'Chart' })).not.toBeInTheDocument();
  },
};

/** Many lines: nothing is loaded until the member agrees to wait. */
export const ChartMany: Story = {
  beforeEach: (context) => {
    startBackend({ backend: earner })(context);
    countLines(context.fakes, 50_000);
    spyOn(context.fakes.ports.client, 'open');
  },
  play: async ({ fakes: { ports } }) => {
    await expect(await screen.findByText('50,000 lines have to be read for this.')).toBeVisible();
    await expect(ports.client.open).not.toHaveBeenCalled();
  },
};

export const ChartReading: Story = {
  tags: ['state-busy'],
  beforeEach: (context) => {
    startBackend({ backend: earner })(context);
    spyOn(context.fakes.ports.client, 'open').mockReturnValue(new Promise(() => {}));
  },
  play: async () => {
    await expect(await screen.findByText('Adding up…')).toBeVisible();
    await expect((await rows()).length).toBeGreaterThan(0);
  },
};

/** A truncated file shows an error instead of partial figures. */
export const ChartFailed: Story = {
  tags: ['state-error'],
  beforeEach: (context) => {
    startBackend({ backend: earner })(context);
    spyOn(context.fakes.ports.client, 'open').mockImplementation(
      async () => new Response('[{"kind":"referral","amount":"10","at":"2026-11-20T10:00:00.000Z"},'),
    );
  },
  play: async () => {
    const section = within(await screen.findByRole('region', { name: 'Income over time' }));
    await expect(await section.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(section.queryByText(/\$/)).not.toBeInTheDocument();
  },
};
