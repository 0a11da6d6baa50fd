import type { Decorator } from '@storybook/react-vite';
import { type WorldSetting, withWorld } from '../ports/fakes/withWorld.tsx';
import { AppShell } from '../shell/AppShell.tsx';

/**
 * For a screen's meta: renders the screen in the app's frame, with its own mock backend.
 * @param path Path of the screen.
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
