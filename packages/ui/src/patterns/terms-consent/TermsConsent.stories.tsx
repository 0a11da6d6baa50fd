import type { Meta, StoryObj } from '@storybook/react-vite';
import { termsVersion } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TermsConsent } from './TermsConsent.tsx';

/** The consent to the terms. Terms and risk notice load when they are opened, in a dialog. */
const meta = {
  title: 'Patterns/Terms consent',
  component: TermsConsent,
  tags: ['spec-5'],
  args: { isAccepted: false, onChange: fn() },
} satisfies Meta<typeof TermsConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Read the terms' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Accepted: Story = {
  args: { isAccepted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Reading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the terms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and risk notice' }));
    await waitFor(() => expect(dialog.getByText(`Version ${termsVersion}`)).toBeVisible());
    await expect(dialog.getByText('You can lose all the money you put in')).toBeVisible();
  },
};
