import type { Decorator } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { inWorld, withWorld } from '../ports/scripted/withWorld.tsx';
import { PublicFrame } from '../shell/PublicFrame.tsx';

const framed: Decorator = (Story) => (
  <PublicFrame>
    <Story />
  </PublicFrame>
);

/**
 * What a story of the public page spreads into its meta: a visitor in the page's own frame. Parameters must stand in
 * the meta itself: Storybook writes a story's description there, and over what was spread.
 */
export const forVisitors = {
  decorators: [framed, ...withWorld({ world: fullMember }).decorators],
  argTypes: withWorld().argTypes,
  beforeEach: inWorld({ world: fullMember, signedIn: false }),
};
