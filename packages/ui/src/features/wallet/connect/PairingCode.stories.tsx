import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { pairingLink } from '../../../ports/fakes/fakeWallet.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { PairingCode } from './PairingCode.tsx';

/** Connects a wallet outside this browser: by camera, by deep link, or by a copied link. */
const meta = {
  title: 'Patterns/Pairing code',
  component: PairingCode,
  tags: ['chain'],
  args: { link: pairingLink },
  decorators: [
    (Story) => (
      <Card maxWidth="narrow">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof PairingCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('img', { name: 'QR code that connects a wallet' });
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
    const open = canvas.getByRole('link', { name: 'Open a wallet on this device' });
    await expect(open).toHaveAttribute('href', pairingLink);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(pairingLink);
  },
};
