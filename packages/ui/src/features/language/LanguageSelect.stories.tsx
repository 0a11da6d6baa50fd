import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { useMessage } from '../../messages/useMessage.ts';
import { startBackend, withBackend } from '../../ports/fakes/withBackend.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { MemberLanguage } from '../../shell/MemberLanguage.tsx';
import { findToast } from '../../stories/findToast.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

function Page() {
  const t = useMessage();
  return (
    <>
      <LanguageSelect />
      <TextField label={t('createTicket.subject')} />
    </>
  );
}

/**
 * Selects the app's language. Its texts are loaded first; then the page switches without a reload.
 */
const meta = {
  title: 'Patterns/Language select',
  component: LanguageSelect,
  ...withBackend(),
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus and input are kept. */
export const Default: Story = {
  render: () => (
    <MemberLanguage>
      <Page />
    </MemberLanguage>
  ),
  play: async ({ userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Subject' });
    await userEvent.type(field, 'Ada');
    const select = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.tab({ shift: true });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'es');
    await expect(await screen.findByRole('combobox', { name: 'Idioma' })).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: 'Asunto' })).toBe(field);
    await expect(field).toHaveValue('Ada');
  },
};

/** The texts fail to load: the language stays. */
export const NotLoaded: Story = {
  beforeEach: startBackend({ texts: 'fail' }),
  play: async ({ userEvent }) => {
    const select = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'ar');
    await expect(
      await findToast('This language could not be loaded. Check your connection, then try again.'),
    ).toBeInTheDocument();
    await expect(select).toHaveValue('en');
  },
};
