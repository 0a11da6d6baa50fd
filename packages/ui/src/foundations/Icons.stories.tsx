import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lucide from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { icons } from './Foundations.css.ts';
import { iconsInUse } from './iconsInUse.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.css.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const uses = iconsInUse(sources);
const drawings: ReadonlyMap<string, unknown> = new Map(Object.entries(lucide));

const isDrawing = (exported: unknown): exported is lucide.LucideIcon =>
  typeof exported === 'object' && exported !== null && 'displayName' in exported;

/** File names without folders, for example `Button.tsx`. */
const filesOf = (paths: readonly string[]) =>
  paths.map((path) => path.slice(path.lastIndexOf('/') + 1)).join(', ');

function Icons() {
  return (
    <ul className={icons}>
      {[...uses].map(([name, paths]) => {
        const drawing = drawings.get(name);
        return (
          <Stack as="li" key={name} gap="s">
            {isDrawing(drawing) && <Icon icon={drawing} size="l" />}
            <Text size="bodyStrong">{name}</Text>
            <Text size="small" tone="muted">
              {filesOf(paths)}
            </Text>
          </Stack>
        );
      })}
    </ul>
  );
}

/**
 * The icons in use and the files that use them, read from the sources. They come from Lucide; each
 * is imported by name, so that the bundle has no others.
 *
 * Before you add an icon, check if one here has the meaning already: one meaning, one icon. An icon
 * is 16, 20 or 24 px, has the colour of its text, and always has text beside it or a `label`.
 */
const meta = { title: 'Foundations/Icons', component: Icons, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('LoaderCircle')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg'), 'each name has its drawing').toHaveLength(uses.size);
  },
};
