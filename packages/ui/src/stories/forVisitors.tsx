import type { Decorator } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { startBackend, withBackend } from '../ports/fakes/withBackend.tsx';
import { PublicFrame } from '../shell/PublicFrame.tsx';

const framed: Decorator = (Story) => (
  <PublicFrame>
    <Story />
  </PublicFrame>
);

/**
 * Meta of a story on the public page: a visitor in the page's frame. Parameters must be written in
 * the meta itself, because Storybook stores the story's description there and overwrites spread
 * ones.
 */
export const forVisitors = {
  decorators: [framed, ...withBackend({ backend: fullMember }).decorators],
  argTypes: withBackend().argTypes,
  beforeEach: startBackend({ backend: fullMember, signedIn: false }),
};
