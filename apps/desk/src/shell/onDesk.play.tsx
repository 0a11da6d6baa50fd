import type { Decorator } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { type WorldSetting, withWorld } from '@upline/ui/stories';
import { DeskShell } from './DeskShell.tsx';

const inShell: Decorator = (Story) => (
  <DeskShell>
    <Story />
  </DeskShell>
);

/** For a meta: shows a page of the staff where their app does, dense, in a world of its own. */
export function onDesk(setting: WorldSetting = {}) {
  const { decorators, ...world } = withWorld({ world: supportAgent, ...setting });
  return { ...world, decorators: [inShell, ...decorators], globals: { density: 'compact' } };
}
