import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { AskedLedger } from '../AskedLedger.play.tsx';
import { LedgerScreen } from '../LedgerScreen.tsx';
import { button, countLines, drawing, earner, exported, rows } from '../ledger.play.ts';
import { everything } from '../read/ledgerFilter.ts';

/** Export of lines as a file. */
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

async function saved(act: () => Promise<void>): Promise<{ name: string; lines: string[] }> {
  const made = spyOn(URL, 'createObjectURL');
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await act();
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  const [link] = clicked.mock.contexts as unknown as HTMLAnchorElement[];
  const [content] = made.mock.calls[0] ?? [];
  const text = await (content as Blob).text();
  clicked.mockRestore();
  made.mockRestore();
  return { name: link?.download ?? '', lines: text.trim().split('\r\n') };
}

/** The file contains the filtered lines, under the server's file name. */
export const Downloaded: Story = {
  args: { kinds: ['lost', 'claim'] },
  play: async ({ userEvent }) => {
    const count = (await rows()).length;
    const people = await saved(() =>
      exported(userEvent, new RegExp(`^Spreadsheet \\(CSV\\), ${count} lines`)),
    );
    await expect(people.name).toMatch(/^upline-ledger-0x2360-4406-\d{4}-\d{2}-\d{2}-spreadsheet\.csv$/);
    await expect(people.lines[0]).toMatch(
      /^\uFEFF?Date \(.+\),What,Level,Member,Member ID,Wallet,Received \(\$\),Lost \(\$\),Paid in \(\$\),Claimed \(\$\),Went to,Status,Transaction,Where it went$/,
    );
    await expect(people.lines).toHaveLength(count + 1);
    await expect(people.lines.at(-1)).toMatch(
      /^2026-\d\d-\d\d \d\d:\d\d,Bonus claimed,1,Your wallet,,0x\w{40},,,,[\d.]+,,Final,0x/,
    );
    await expect(people.lines[1]).toMatch(/,Lost income,.+,,[\d.]+,,,[^,]+,Final,0x/);
    const machines = await saved(() => exported(userEvent, /^Raw data \(CSV\)/));
    await expect(machines.name).toMatch(/\d\.csv$/);
    await expect(machines.lines[0]).toMatch(/^at,kind,position,amount/);
    await expect(machines.lines).toHaveLength(count + 1);
    const json = await saved(() => exported(userEvent, /^JSON/));
    await expect(JSON.parse(json.lines.join(''))).toHaveLength(count);
  },
};

/** The file marks provisional lines too. */
export const DownloadedNotFinal: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = growingMember({ referrals: 7 });
      backend.claim(backend.wallet, 1);
      return backend;
    },
  }),
  args: { kinds: ['claim'] },
  play: async ({ userEvent }) => {
    await rows();
    const { lines } = await saved(() => exported(userEvent, /^Spreadsheet \(CSV\), 1 line/));
    await expect(lines[1]).toMatch(/,Bonus claimed,1,.+,Not final yet,0x/);
  },
};

export const Downloading: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { ports } }) => {
    await drawing();
    spyOn(ports.client, 'open').mockReturnValue(new Promise(() => {}));
    await exported(userEvent, /^JSON/);
    await waitFor(() => expect(button('Preparing file…')).toHaveFocus());
  },
};

export const DownloadFailed: Story = {
  tags: ['state-error'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await drawing();
    backend.failing.add('ledgerExport');
    await exported(userEvent, /^Raw data \(CSV\)/);
    await expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
    await expect(button('Export')).toBeEnabled();
  },
};

/** Too many lines to print: the message suggests an export. */
export const PrintTooMany: Story = {
  tags: ['state-error'],
  beforeEach: (context) => {
    startBackend({ backend: earner })(context);
    countLines(context.fakes, 4321);
  },
  play: async ({ userEvent }) => {
    await rows();
    await exported(userEvent, /^Print all/);
    await expect(await screen.findByText(/^These are 4,321 lines, too many to print\./)).toBeVisible();
  },
};
