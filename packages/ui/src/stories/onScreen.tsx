import type { Decorator } from '@storybook/react-vite';
import { type BackendSetting, withBackend } from '../ports/fakes/withBackend.tsx';
import { AppShell } from '../shell/AppShell.tsx';

/**
 * For a screen's meta: renders the screen in the app's frame, with its own mock backend.
 * @param path Path of the screen.
 */
export function onScreen(path: string, setting: BackendSetting = {}) {
  const { decorators, ...backend } = withBackend(setting);
  const inFrame: Decorator = (Story) => (
    <AppShell path={path} isLocalChain>
      <Story />
    </AppShell>
  );
  return { ...backend, decorators: [inFrame, ...decorators] };
}
