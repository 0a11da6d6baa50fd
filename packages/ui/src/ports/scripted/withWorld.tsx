import type { Decorator, StoryContext } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { callHandlersFor, newMember, type World } from '@upline/api/mocks';
import { RouterProvider } from 'react-aria-components';
import { ToastRegion } from '../../primitives/toast/ToastRegion.tsx';
import { PortsProvider } from '../ports.tsx';
import { type Knobs, type ScriptedPorts, scriptedPorts } from './scriptedPorts.ts';

/** A story's own world: the mocked server's data, the ports that act in it, and a cache of its own. */
interface StoryWorld {
  world: World;
  ports: ScriptedPorts;
  queries: QueryClient;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own world, as `inWorld` made it. */
    scripted: StoryWorld;
  }
}

export interface WorldSetting extends Knobs {
  /** Makes the world anew for each run. @default newMember */
  world?: () => World;
}

/** The part of a story's context that `inWorld` reads and adds to, whatever the story's arguments are. */
type WorldContext = Pick<StoryContext, 'globals' | 'msw' | 'scripted'>;

/**
 * A story's `beforeEach` that gives it a fresh world, ports and cache, and lets MSW answer from that world. A
 * story's own takes the place of its meta's. `play` finds them as `scripted`.
 */
export function inWorld({ world: make = newMember, ...knobs }: WorldSetting = {}) {
  return (context: WorldContext): void => {
    const world = make();
    const theme = context.globals.theme === 'dark' ? 'dark' : 'light';
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    context.scripted = { world, ports: scriptedPorts(world, { theme, ...knobs }), queries };
    // Any other call goes on to Storybook's own handler, which fails the story.
    context.msw.use(...callHandlersFor(world));
  };
}

/** Shows a story in the world that `inWorld` made. Links are noted like every other way to go somewhere. */
const shownInWorld: Decorator = (Story, { scripted: { ports, queries } }) => (
  <RouterProvider navigate={(path) => ports.navigation.go(path)}>
    <QueryClientProvider client={queries}>
      <PortsProvider ports={ports}>
        <Story />
        <ToastRegion />
      </PortsProvider>
    </QueryClientProvider>
  </RouterProvider>
);

/**
 * For a meta: `{ ...withWorld({ world: newMember }) }`. A story that wants another world or other knobs says
 * `beforeEach: inWorld({ … })`.
 */
export function withWorld(setting: WorldSetting = {}) {
  return { decorators: [shownInWorld], beforeEach: inWorld(setting) };
}
