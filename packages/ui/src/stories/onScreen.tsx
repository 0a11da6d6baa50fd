import type { Decorator } from '@storybook/react-vite';
import { type WorldSetting, withWorld } from '../ports/scripted/withWorld.tsx';
import { AppShell } from '../shell/AppShell.tsx';

/**
 * For a screen's meta: shows it where the app does, inside its frame and in a world of its own.
 * @param path The screen's own path.
 */
export function onScreen(path: string, setting: WorldSetting = {}) {
  const { decorators, ...world } = withWorld(setting);
  const inFrame: Decorator = (Story) => (
    <AppShell path={path} isLocalChain>
      <Story />
    </AppShell>
  );
  return { ...world, decorators: [inFrame, ...decorators] };
}
