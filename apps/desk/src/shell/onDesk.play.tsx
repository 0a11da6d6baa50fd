import type { Decorator } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { type BackendSetting, withBackend } from '@upline/ui/stories';
import { DeskShell } from './DeskShell.tsx';

const inShell: Decorator = (Story) => (
  <DeskShell>
    <Story />
  </DeskShell>
);

/** Story settings for a staff page: shell, compact density and its own mock backend. */
export function onDesk(setting: BackendSetting = {}) {
  const { decorators, ...backend } = withBackend({ backend: supportAgent, ...setting });
  return { ...backend, decorators: [inShell, ...decorators], globals: { density: 'compact' } };
}
