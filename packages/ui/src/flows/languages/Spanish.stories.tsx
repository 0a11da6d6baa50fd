import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { spanish } from '../../messages/es.generated.ts';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { denseScreens } from './denseScreens.tsx';
import { expectSpoken } from './spoken.ts';

/** Screens in Spanish, whose texts are about a third longer than the English ones. */
const meta = {
  title: 'Text/Spanish',
  tags: ['text', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'es' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Access: Story = {
  ...denseScreens.access,
  play: async (context) => {
    await expect(await screen.findByRole('button', { name: 'Conectar billetera' })).toBeVisible();
    await expectSpoken(context, spanish);
  },
};

/** A note says that only the English text binds; a button shows the English text. */
export const Terms: Story = {
  ...denseScreens.terms,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Términos y aviso de riesgo' }));
    const mark = 'Esto es una traducción y no es vinculante. Lo es el texto en inglés.';
    await waitFor(() => expect(dialog.getByText(mark)).toBeVisible());
    await expect(dialog.getByText('Puedes perder todo el dinero que pongas')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Leer el texto en inglés' }));
    const binding = dialog.getByText('You can lose all the money you put in');
    await expect(binding).toBeVisible();
    await expect(binding.closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(dialog.getByRole('button', { name: 'Leer la traducción' })).toHaveFocus();
  },
};

export const Dashboard: Story = {
  ...denseScreens.dashboard,
  play: async (context) => {
    await expect(await screen.findByText('Referidos')).toBeVisible();
    await expectSpoken(context, spanish);
  },
};

export const Purchase: Story = {
  ...denseScreens.firstLevel,
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: 'Comprar el Nivel 1 por $50' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comprar el Nivel 1' }));
    await expect(await dialog.findByRole('button', { name: 'Comprar por $50' })).toBeVisible();
    await expectSpoken(context, spanish);
  },
};
