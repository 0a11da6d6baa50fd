import type { Decorator, StoryContext } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { callHandlersFor, newMember, type World } from '@upline/api/mocks';
import { HttpResponse, http } from 'msw';
import { RouterProvider } from 'react-aria-components';
import { ToastRegion } from '../../primitives/toast/ToastRegion.tsx';
import { PortsProvider } from '../ports.tsx';
import { type PortSettings, type ScriptedPorts, scriptedPorts } from './scriptedPorts.ts';
import { type ControlContext, controlsOf, replyArgTypes } from './storyControls.ts';
import { storySetting } from './storySetting.ts';
import { worldKeyIn, worldPath } from './worldPath.ts';

/** A story's own world: the mocked server's data, the ports that act in it, and a cache of its own. */
interface StoryWorld {
  /** Differs from world to world. */
  key: string;
  /** How many worlds the same story made before. */
  order: number;
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

export interface WorldSetting extends PortSettings {
  /** Makes a new world for each run. @default newMember */
  world?: () => World;
}

/** The part of a story's context that `inWorld` reads and adds to, whatever the story's arguments are. */
type WorldContext = Pick<StoryContext, 'abortSignal' | 'msw'> & ControlContext & { scripted?: StoryWorld };

interface KeptWorld {
  /** What toolbar and controls said when it was made. */
  controlled: string;
  scripted: StoryWorld;
}

/** The worlds of each run of a story, in the order of being made: a story's own comes after its meta's. */
const running = new WeakMap<AbortSignal, KeptWorld[]>();

/** Toolbar and controls show a story again without playing it: only those that change its world may change that. */
function worldOf({ world: make = newMember, ...own }: WorldSetting, context: WorldContext): StoryWorld {
  const { abortSignal, globals } = context;
  const kept = running.get(abortSignal) ?? [];
  running.set(abortSignal, kept);
  const order = context.scripted ? context.scripted.order + 1 : 0;
  const controlled = JSON.stringify([globals.member, globals.network, controlsOf(context)]);
  const before = kept[order];
  if (before?.controlled === controlled) return before.scripted;
  const { world, settings } = storySetting(make, own, context);
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const key = crypto.randomUUID();
  const ports = scriptedPorts(world, { theme, ...settings, baseUrl: worldPath(key) });
  const scripted = { key, order, world, ports, queries };
  kept[order] = { controlled, scripted };
  return scripted;
}

/** Leaves without an answer what is asked of another world: its story has ended. */
function refuseOthers(key: string) {
  return http.all('*/api/*', ({ request }) => {
    const asked = worldKeyIn(request.url);
    return asked === null || asked === key ? undefined : HttpResponse.error();
  });
}

/**
 * A story's `beforeEach` that gives it a fresh world, ports and cache, and lets MSW answer from that world. A
 * story's own takes the place of its meta's. `play` finds them as `scripted`.
 */
export function inWorld(setting: WorldSetting = {}) {
  return (context: WorldContext): void => {
    context.scripted = worldOf(setting, context);
    const { key, world } = context.scripted;
    // Any other call goes on to Storybook's own handler, which fails the story.
    context.msw.use(refuseOthers(key), ...callHandlersFor(world));
  };
}

/** Shows a story in the world that `inWorld` made. Links are noted like every other way to go somewhere. */
const shownInWorld: Decorator = (Story, { scripted: { key, ports, queries } }) => (
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
 * For a meta: `{ ...withWorld({ world: newMember }) }`. A story that wants another world or other settings says
 * `beforeEach: inWorld({ … })`.
 */
export function withWorld(setting: WorldSetting = {}) {
  return { argTypes: replyArgTypes, decorators: [shownInWorld], beforeEach: inWorld(setting) };
}
