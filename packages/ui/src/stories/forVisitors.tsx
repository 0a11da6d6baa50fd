import type { Decorator } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { inWorld, withWorld } from '../ports/fakes/withWorld.tsx';
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
  decorators: [framed, ...withWorld({ world: fullMember }).decorators],
  argTypes: withWorld().argTypes,
  beforeEach: inWorld({ world: fullMember, signedIn: false }),
};
