import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorWallets } from '@upline/ui/stories';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { fakeSignature } from '../fakeOperate.play.ts';
import { onOperate, shownOperate } from '../onOperate.play.tsx';
import { ActScreen } from './ActScreen.tsx';
import { AskedAct } from './AskedAct.play.tsx';
import { button, newTerms, own, sending } from './act.play.ts';

/** Handing a role over: the new holder proves by a signature that their wallet works. */
const meta = {
  title: 'Desk/Operate/Act',
  component: ActScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen', operate: own },
  args: { ...newTerms, act: 'admin-begin', values: { at: 'all', to: operatorWallets.heir } },
  render: (args) => <AskedAct {...args} />,
  ...onOperate(),
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof ActScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const proofField = async () => (await sending()).findByRole('textbox', { name: 'Proof' });
const skipField = async () =>
  (await sending()).getByRole('textbox', { name: /^Without a proof: the last four characters/ });

/** Shows both full addresses, and requires a signature of the new holder for every way. */
export const Handover: Story = {
  play: async ({ userEvent, fakes: { ports } }) => {
    const prove = 'First the new holder proves that they can sign.';
    await expect(await screen.findByText(operatorWallets.heir)).toBeVisible();
    await expect(await screen.findByText(prove)).toBeVisible();
    await userEvent.keyboard('y');
    // The card shows this text already; the key adds a toast.
    await waitFor(() => expect(screen.getAllByText(prove)).toHaveLength(2));
    await expect(ports.clipboard.text()).toBeNull();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button('Copy the link'));
    const link = expect.stringMatching(/\/prove\?act=admin-begin&to=0x\w{40}&contracts=/);
    await waitFor(() => expect(write).toHaveBeenCalledWith(link));
    const field = await proofField();
    await userEvent.click(field);
    await userEvent.paste(fakeSignature);
    await expect(await screen.findByText('The wallet signed. It can use the role.')).toBeVisible();
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    field.blur();
    await userEvent.keyboard('y');
    await waitFor(() => expect(ports.clipboard.text()).toContain('data 0x'));
    await expect(await screen.findByText('Copied')).toBeVisible();
  },
};

/** Rejects a text without a signature, an old proof and the proof of another wallet. */
export const HandoverNotProved: Story = {
  tags: ['state-error'],
  play: async ({ userEvent }) => {
    const field = await proofField();
    for (const [text, fault] of [
      ['signed', /^This is no signature/],
      [`2020-01-01:${fakeSignature}`, /^The proof is older than two weeks/],
      ['0xabcd', /^The wallet did not sign this message/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(await screen.findByText(fault)).toBeVisible();
      await expect(button('Send with this wallet')).toBeDisabled();
    }
  },
};

/** Without a proof the last four characters of the wallet are typed. */
export const HandoverSkipped: Story = {
  play: async ({ userEvent }) => {
    await proofField();
    const field = await skipField();
    await userEvent.type(field, operatorWallets.heir.slice(-4, -1));
    await expect(button('Send with this wallet')).toBeDisabled();
    await userEvent.type(field, operatorWallets.heir.slice(-1));
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
  },
};

/** The node is silent while the signature of a Safe is checked. */
export const HandoverUnread: Story = {
  tags: ['state-error'],
  parameters: { operate: { ...own, inspecting: 'fails' } },
  play: async ({ userEvent }) => {
    const field = await proofField();
    await userEvent.click(field);
    await userEvent.paste(fakeSignature);
    await expect(await screen.findByText('Can’t read the chain to check the signature.')).toBeVisible();
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.inspecting = 'answers';
    await userEvent.click(button('Try again'));
    await expect(await screen.findByText('The wallet signed. It can use the role.')).toBeVisible();
  },
};
