import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onPaper } from '../../../primitives/conformance/forcedColours.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { LedgerScreen } from '../LedgerScreen.tsx';
import { exported, rows } from '../ledger.play.ts';
import { everything } from '../read/ledgerFilter.ts';

const meta = {
  title: 'Foundations/Ledger on paper',
  component: LedgerScreen,
  tags: ['!autodocs', '!dev'],
  args: { ...everything, page: 1, onChange: fn() },
  ...onScreen(paths.ledger, { backend: growingMember }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const pressable = () =>
  [...document.querySelectorAll('main button, main a[href*="transaction="]')].filter((one) =>
    one.checkVisibility(),
  );

/**
 * The printed page names its member, filter and time; every row is expanded, and no button is
 * printed.
 */
export const OnPaper: Story = {
  // About the printable width of a page.
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { kinds: ['referral'], position: 1, from: '2026-11-01' },
  play: async ({ fakes: { backend } }) => {
    await rows();
    const head = screen.getByText(backend.display(backend.wallet), { selector: 'dd *' });
    await expect(head).not.toBeVisible();
    await onPaper(async () => {
      await expect(head).toBeVisible();
      await expect(screen.getByText('Referral income, Level 1, From 1 Nov 2026')).toBeVisible();
      await expect(screen.getByText(/Up to block \d+/, { selector: 'dd *' })).toBeVisible();
      await expect(screen.getByText(zone)).toBeVisible();
      await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      const words = document.createRange();
      for (const text of ['Referral income', 'Mateo Silva']) {
        words.selectNodeContents(
          screen.getAllByText(text, { selector: 'tbody td *, tbody th *' })[0] as Node,
        );
        await expect(words.getClientRects(), `${text} in one line`).toHaveLength(1);
      }
      const hashes = screen.getAllByText(/^0x[0-9a-f]{64}$/, { selector: 'dd > span' });
      for (const hash of hashes) await expect(hash).toBeVisible();
      await expect(screen.getAllByText(/^\d+, (final|not final yet)$/)[0]).toBeVisible();
      await expect(pressable().map((one) => one.textContent)).toEqual([]);
    });
  },
};

/** All lines of a month with their totals, regardless of pagination. */
export const MonthOnPaper: Story = {
  beforeEach: startBackend({ backend: fullMember }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await rows();
    const printed = spyOn(window, 'print').mockImplementation(() => {});
    await exported(userEvent, /^Print by month/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Print a month' }));
    await dialog.findByRole('button', { name: /Month/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Print this month' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const sheet = within(document.querySelector('main') as HTMLElement);
    await onPaper(async () => {
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveTextContent(/^Statement, \w+ 2026$/);
      await expect(sheet.getAllByText(zone).at(-1)).toBeVisible();
      const { length } = within(sheet.getByRole('table', { name: 'Activity' })).getAllByRole('rowheader');
      const own = backend.wallet.toLowerCase();
      const lines = [
        ...backend.chain.lines.filter(({ wallet }) => wallet === own),
        ...backend.chain.globalLines(own, backend.chain.head()),
      ];
      const now = backend.now();
      const first = new Date(now.getFullYear(), now.getMonth(), 1);
      await expect(length).toBe(lines.filter(({ at }) => at >= first).length);
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText(/^Statement,/)).not.toBeInTheDocument());
    printed.mockRestore();
  },
};

/** The button prints all filtered lines; the browser's own print of one page names its range. */
export const AllOnPaper: Story = {
  beforeEach: startBackend({ backend: fullMember }),
  args: { kinds: ['referral'], position: 1 },
  play: async ({ userEvent, fakes: { backend } }) => {
    const { length: shown } = await rows();
    const own = backend.wallet.toLowerCase();
    const { length: total } = backend.chain.lines.filter(
      ({ wallet, kind, position }) => wallet === own && kind === 'referral' && position === 1,
    );
    await expect(total).toBeGreaterThan(shown);
    await onPaper(async () => {
      await expect(screen.getByText(`Lines 1–${shown} of ${total}`)).toBeVisible();
    });
    const printed = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const sheet = within(document.querySelector('main') as HTMLElement);
    await onPaper(async () => {
      const table = within(sheet.getByRole('table', { name: 'Activity' }));
      await expect(table.getAllByRole('rowheader')).toHaveLength(total);
      await expect(sheet.getByText(/^Lines 1–/)).not.toBeVisible();
    });
    window.dispatchEvent(new Event('afterprint'));
    printed.mockRestore();
  },
};
