import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportLead } from '@upline/api/mocks';
import { findToast, startBackend } from '@upline/ui/stories';
import { expect, screen } from 'storybook/test';
import { onDesk } from '../shell/onDesk.play.tsx';
import { AskedAudit } from './AskedAudit.play.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { button, rows } from './audit.play.ts';
import { wholeAudit } from './auditQuestion.ts';

/** The check of the audit log’s chain of hashes, and its export with proof. */
const meta = {
  title: 'Desk/Audit',
  component: AuditScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  args: { question: wholeAudit, onChange: () => undefined },
  render: (args) => <AskedAudit {...args} />,
  ...onDesk({ backend: supportLead }),
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole = {
  isWhole: true,
  entries: 60,
  brokenAt: null,
  head: '0'.repeat(64),
  hasNoted: null,
  outOfOrder: [],
  checkedAt: '2026-11-21T12:00:00.000Z',
};

/** Tampering that bypassed the trigger is reported in the banner and at the entry. */
export const Broken: Story = {
  tags: ['state-error'],
  args: { question: { ...wholeAudit, entry: '7' } },
  beforeEach: startBackend({
    backend: () => {
      const backend = supportLead();
      const seventh = backend.audit.entries[6];
      if (seventh) seventh.details = '{"found":1}';
      backend.answers.deskVerifyAudit = () => ({ ...whole, isWhole: false, brokenAt: 7 });
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText('Broken at entry 7.')).toBeVisible();
    await expect(screen.getByText('Entries before it still fit.')).toBeVisible();
    await expect(await screen.findByText('does not fit')).toBeVisible();
  },
};

/** The exported file contains the sealed text of each entry. */
export const Exported: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await rows();
    await userEvent.click(button('Export with proof'));
    await findToast('Saved. Check it with: pnpm desk audit verify --file');
    await expect(backend.audit.entries.at(-1)?.act).toBe('exportAudit');
  },
};

export const NotExported: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['deskExportAudit'] }) }),
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(button('Export with proof'));
    await findToast('The file could not be made. Try again.');
  },
};

export const Exporting: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await rows();
    await screen.findByText('Unbroken.');
    backend.latency = 'infinite';
    await userEvent.click(button('Export with proof'));
    await expect(await screen.findByRole('button', { name: /^Exporting/ })).toBeVisible();
  },
};

/** Hashes match, but an entry is dated before its predecessor. */
export const OutOfOrder: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: () => {
      const backend = supportLead();
      backend.answers.deskVerifyAudit = () => ({ ...whole, outOfOrder: [12] });
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText('The time is out of order at entry 12.')).toBeVisible();
  },
};

export const NotChecked: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['deskVerifyAudit'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('The entries could not be checked.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Check again'));
    await expect(await screen.findByText('Unbroken.')).toBeVisible();
  },
};
