import type { Decorator } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { type WorldSetting, withWorld } from '@upline/ui/stories';
import { DeskShell } from './DeskShell.tsx';

const inShell: Decorator = (Story) => (
  <DeskShell>
    <Story />
  </DeskShell>
);

/** Story settings for a staff page: shell, compact density and its own mock backend. */
export function onDesk(setting: WorldSetting = {}) {
  const { decorators, ...world } = withWorld({ world: supportAgent, ...setting });
  return { ...world, decorators: [inShell, ...decorators], globals: { density: 'compact' } };
}
