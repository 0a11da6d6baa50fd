import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { SponsorIdLine } from './SponsorIdLine.tsx';

/**
 * The sponsor of a member, on that member's page. For a newcomer's future sponsor, use
 * **SponsorCard**.
 */
const meta = {
  title: 'Patterns/Sponsor ID card',
  component: SponsorIdLine,
  tags: ['autodocs', 'spec-2'],
  args: { uplineId: '0x8541019662496845446137605030968531609000' },
} satisfies Meta<typeof SponsorIdLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByText('0x854101…31609000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(args.uplineId);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};

export const NoSponsor: Story = {
  args: { uplineId: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Sponsor')).toBeVisible();
    await expect(canvas.getByText('Named nobody: the operator is the sponsor.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OfOperator: Story = {
  args: { uplineId: '', isOfOperator: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Sponsor')).toBeVisible();
    await expect(canvas.queryByText(/^Named nobody/)).toBeNull();
  },
};

/** The reader's own referral. */
export const OfReader: Story = {
  args: { isReader: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are this member’s sponsor')).toBeVisible();
  },
};
