import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@upline/domain';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { onScreen } from '../../stories/onScreen.tsx';
import { AskedLedger } from './AskedLedger.play.tsx';
import { LedgerScreen } from './LedgerScreen.tsx';
import { button, drawing, earner, rows } from './ledger.play.ts';
import { everything } from './ledgerFilter.ts';

/** The lines as a file. */
const meta = {
  title: 'Screens/Wallet/Income ledger',
  component: LedgerScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'chain'],
  parameters: { layout: 'fullscreen' },
  args: { ...everything, page: 1, onChange: fn() },
  render: (args) => <AskedLedger {...args} />,
  ...onScreen(paths.ledger, { world: earner }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file has what the filter lets through, under the name that the server gives it. */
export const Downloaded: Story = {
  args: { kinds: ['referral'] },
  play: async ({ userEvent }) => {
    await drawing();
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(button('Download CSV'));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [link] = saved.mock.contexts as unknown as HTMLAnchorElement[];
    await expect(link?.download).toMatch(/^upline-ledger-0x2360-4406-\d{4}-\d{2}-\d{2}\.csv$/);
    const [content] = made.mock.calls[0] ?? [];
    const lines = (await (content as Blob).text()).trim().split('\r\n');
    await expect(lines[0]).toMatch(/^at,kind,position,amount/);
    await expect(lines).toHaveLength((await rows()).length + 1);
    await expect(lines.slice(1).every((line) => line.includes(',referral,'))).toBe(true);
    await userEvent.click(button('Download JSON'));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    saved.mockRestore();
    made.mockRestore();
  },
};

export const Downloading: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, scripted: { ports } }) => {
    await drawing();
    spyOn(ports.client, 'open').mockReturnValue(new Promise(() => {}));
    await userEvent.click(button('Download JSON'));
    await expect(button('Preparing file…')).toHaveFocus();
    await expect(button('Download CSV')).toBeDisabled();
  },
};

export const DownloadFailed: Story = {
  tags: ['state-error'],
  play: async ({ userEvent, scripted: { world } }) => {
    await drawing();
    world.failing.add('ledgerExport');
    await userEvent.click(button('Download CSV'));
    await expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
    await expect(button('Download CSV')).toBeEnabled();
  },
};
