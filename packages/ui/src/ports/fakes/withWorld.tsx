import type { Decorator, StoryContext } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { handlersFor, newMember, type World } from '@upline/api/mocks';
import { HttpResponse, http } from 'msw';
import { RouterProvider } from 'react-aria-components';
import { ToastRegion } from '../../primitives/toast/ToastRegion.tsx';
import { PortsProvider } from '../ports.tsx';
import { type PortSettings, type FakePorts, fakePorts } from './fakePorts.ts';
import { type ControlContext, controlsOf, replyArgTypes } from './storyControls.ts';
import { storySetting } from './storySetting.ts';
import { worldKeyIn, worldPath } from './worldPath.ts';

/** A story's own mock backend, ports and query cache. */
interface StoryWorld {
  /** Unique to the mock backend. */
  key: string;
  /** The number of mock backends that the story created before. */
  order: number;
  world: World;
  ports: FakePorts;
  queries: QueryClient;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's mock backend, created by `inWorld`. */
    fakes: StoryWorld;
  }
}

export interface WorldSetting extends PortSettings {
  /** Creates a mock backend for each run. @default newMember */
  world?: () => World;
}

/** The part of a story's context that `inWorld` reads and extends, for any arguments. */
type WorldContext = Pick<StoryContext, 'abortSignal' | 'msw'> & ControlContext & { fakes?: StoryWorld };

interface KeptWorld {
  /** Toolbar and controls at creation. */
  controlled: string;
  fakes: StoryWorld;
}

/** The mock backends of each run, in order of creation: the story's follows its meta's. */
const running = new WeakMap<AbortSignal, KeptWorld[]>();

/**
 * Toolbar and controls re-render a story without its play function. The mock backend is kept unless
 * their values change it.
 */
function worldOf({ world: make = newMember, ...own }: WorldSetting, context: WorldContext): StoryWorld {
  const { abortSignal, globals } = context;
  const kept = running.get(abortSignal) ?? [];
  running.set(abortSignal, kept);
  const order = context.fakes ? context.fakes.order + 1 : 0;
  const controlled = JSON.stringify([globals.member, globals.network, controlsOf(context)]);
  const before = kept[order];
  if (before?.controlled === controlled) return before.fakes;
  const { world, settings } = storySetting(make, own, context);
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const key = crypto.randomUUID();
  const ports = fakePorts(world, { theme, ...settings, baseUrl: worldPath(key) });
  const fakes = { key, order, world, ports, queries };
  kept[order] = { controlled, fakes };
  return fakes;
}

/** Fails requests to another story's mock backend: that story has ended. */
function refuseOthers(key: string) {
  return http.all('*/api/*', ({ request }) => {
    const asked = worldKeyIn(request.url);
    return asked === null || asked === key ? undefined : HttpResponse.error();
  });
}

/**
 * A story's `beforeEach`: creates its mock backend, ports and cache, and answers requests from them
 * through MSW. A story's setting replaces its meta's. `play` receives them as `fakes`.
 */
export function inWorld(setting: WorldSetting = {}) {
  return (context: WorldContext): void => {
    context.fakes = worldOf(setting, context);
    const { key, world } = context.fakes;
    // Storybook's default handler receives all other calls and fails the story.
    context.msw.use(refuseOthers(key), ...handlersFor(world));
  };
}

/** Renders a story with its mock backend. Pressed links are recorded as navigation. */
const shownInWorld: Decorator = (Story, { fakes: { key, ports, queries } }) => (
  <RouterProvider key={key} navigate={(path) => ports.navigation.go(path)}>
    <QueryClientProvider client={queries}>
      <PortsProvider ports={ports}>
        <Story />
        <ToastRegion />
      </PortsProvider>
    </QueryClientProvider>
  </RouterProvider>
);

/**
 * For a meta: `{ ...withWorld({ world: newMember }) }`. A story with another mock backend or other
 * settings uses `beforeEach: inWorld({ … })`.
 */
export function withWorld(setting: WorldSetting = {}) {
  return { argTypes: replyArgTypes, decorators: [shownInWorld], beforeEach: inWorld(setting) };
}
