import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { states } from './states.ts';

const linkTo = (title: string, name: string) => `?path=/story/${toId(title, storyNameFromExport(name))}`;

function StateIndex() {
  return (
    <Stack gap="xl">
      <Heading level={1}>State index</Heading>
      {states.map(({ title, path, states: own }) => (
        <Stack as="section" key={title} gap="s" aria-label={title}>
          <Heading level={2}>{title.replace('Screens/', '')}</Heading>
          {path && (
            <Text size="mono" tone="muted">
              {path}
            </Text>
          )}
          <Stack as="ul" gap="xs">
            {own.map(({ name, section, asks }) => (
              <li key={name}>
                <a href={linkTo(title, name)} target="_top">
                  {storyNameFromExport(name)}
                </a>{' '}
                <Text inline size="small" tone="muted">
                  §{section}: {asks}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

/** Every state that a screen must show, the part of the specification that asks for it, and its story. */
const meta = {
  title: 'Start/State index',
  component: StateIndex,
  tags: ['!autodocs'],
} satisfies Meta<typeof StateIndex>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(states.flatMap((screen) => screen.states).length);
    await expect(links[0]).toHaveAttribute('href', '?path=/story/screens-access-connect--register');
  },
};
