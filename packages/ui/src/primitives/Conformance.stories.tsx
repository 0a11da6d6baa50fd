import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from './badge/Badge.tsx';
import { Box } from './box/Box.tsx';
import { Button } from './button/Button.tsx';
import { Card } from './card/Card.tsx';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Grid } from './grid/Grid.tsx';
import { Heading } from './heading/Heading.tsx';
import { IconButton } from './icon-button/IconButton.tsx';
import { Inline } from './inline/Inline.tsx';
import { Link } from './link/Link.tsx';
import { LinkButton } from './link-button/LinkButton.tsx';
import { Money } from './money/Money.tsx';
import { Stack } from './stack/Stack.tsx';
import { Text } from './text/Text.tsx';
import { TextField } from './text-field/TextField.tsx';
import { TokenCount } from './token-count/TokenCount.tsx';

/** What every one of these parts passes on to its own element. */
interface Passed {
  className: string;
  'data-probe': string;
  ref: (element: Element | null) => void;
}

const parts: Record<string, (passed: Passed) => ReactNode> = {
  Badge: (passed) => <Badge {...passed}>Open</Badge>,
  Box: (passed) => <Box {...passed}>Box</Box>,
  Button: (passed) => <Button {...passed}>Press</Button>,
  Card: (passed) => <Card {...passed}>Card</Card>,
  Checkbox: (passed) => <Checkbox {...passed}>Agree</Checkbox>,
  Grid: (passed) => <Grid {...passed}>Grid</Grid>,
  Heading: (passed) => <Heading {...passed}>Title</Heading>,
  IconButton: (passed) => <IconButton {...passed} icon={Check} label="Done" />,
  Inline: (passed) => <Inline {...passed}>Inline</Inline>,
  Link: (passed) => (
    <Link {...passed} href="/there">
      There
    </Link>
  ),
  LinkButton: (passed) => (
    <LinkButton {...passed} href="/go">
      Go
    </LinkButton>
  ),
  Money: (passed) => <Money {...passed} units={1n} />,
  Stack: (passed) => <Stack {...passed}>Stack</Stack>,
  Text: (passed) => <Text {...passed}>Text</Text>,
  TextField: (passed) => <TextField {...passed} label="Name" />,
  TokenCount: (passed) => <TokenCount {...passed} count={1} />,
};

const ref = fn();

/** Every part takes a class of the caller's, `data-*` and a ref, and gives them to the element that it is. */
const meta = {
  title: 'Primitives/Conformance',
  tags: ['!autodocs', '!dev'],
  render: () => (
    <Stack>
      {Object.entries(parts).map(([name, part]) => (
        <div key={name}>
          {part({
            className: `probe-${name}`,
            'data-probe': name,
            ref: (element) => element && ref(element),
          })}
        </div>
      ))}
    </Stack>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const reached = ref.mock.calls.map(([element]) => element);
    for (const name of Object.keys(parts)) {
      const element = canvasElement.querySelector(`[data-probe="${name}"]`);
      await expect(element, `${name} passes data attributes on`).not.toBeNull();
      await expect(element, `${name} keeps its own class beside the caller's`).toHaveClass(`probe-${name}`);
      await expect(reached, `${name} gives its element to the ref`).toContain(element);
    }
  },
};
