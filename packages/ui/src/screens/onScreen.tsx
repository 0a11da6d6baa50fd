import type { Decorator } from '@storybook/react-vite';
import { type WorldSetting, withWorld } from '../ports/scripted/withWorld.tsx';
import { Box } from '../primitives/box/Box.tsx';

/**
 * For a screen's meta: shows it where the app does, inside its frame and in a world of its own.
 * @param path The screen's own path.
 */
export function onScreen(path: string, setting: WorldSetting = {}) {
  const { decorators, beforeEach } = withWorld(setting);
  const inFrame: Decorator = (Story) => (
    <Box as="main" maxWidth="page" marginInline="auto" data-path={path}>
      <Story />
    </Box>
  );
  return { decorators: [inFrame, ...decorators], beforeEach };
}
