import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Kbd } from '../kbd/Kbd.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Shortcuts, useHeldShortcuts, useKeySequences, useShortcuts } from './Shortcuts.tsx';

function Page() {
  const [last, setLast] = useState('nothing yet');
  useShortcuts({ j: () => setLast('next'), k: () => setLast('previous') });
  useHeldShortcuts({ k: () => setLast('search') });
  useKeySequences({ 'g s': () => setLast('support') });
  return (
    <Stack>
      <Text as="p">
        <Kbd>J</Kbd> next, <Kbd>K</Kbd> previous, <Kbd>G</Kbd> <Kbd>S</Kbd> support, <Kbd>Ctrl</Kbd>{' '}
        <Kbd>K</Kbd> search
      </Text>
      <TextField label="Message" />
      <Text as="p" role="status">
        Done: {last}
      </Text>
    </Stack>
  );
}

/**
 * Keyboard shortcuts of a page; they render nothing. `useShortcuts` handles single keys,
 * `useKeySequences` two keys in a row, `useHeldShortcuts` keys held with ⌘ or Ctrl. None acts while
 * a dialog is open.
 *
 * - Keys: single keys are ignored while the reader types, and inside `<Shortcuts isOn={false}>`.
 */
const meta = {
  title: 'Primitives/Shortcuts',
  component: Shortcuts,
  args: { isOn: true, children: <Page /> },
} satisfies Meta<typeof Shortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('status')).toHaveTextContent('next');
    await userEvent.keyboard('gs');
    await expect(canvas.getByRole('status')).toHaveTextContent('support');
  },
};

export const WhileSomebodyTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'jgs');
    await expect(message).toHaveValue('jgs');
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing yet');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('search');
  },
};

/** Single keys interfere with voice control and can be turned off; held keys stay on. */
export const TurnedOff: Story = {
  args: { isOn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('jgs');
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing yet');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('search');
  },
};
