import type { Decorator, StoryContext } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { handlersFor, type MockBackend, newMember } from '@upline/api/mocks';
import { HttpResponse, http } from 'msw';
import { RouterProvider } from 'react-aria-components';
import { ToastRegion } from '../../primitives/toast/ToastRegion.tsx';
import { PortsProvider } from '../ports.tsx';
import { backendKeyIn, backendPath } from './backendPath.ts';
import { type FakePorts, fakePorts, type PortSettings } from './fakePorts.ts';
import { type ControlContext, controlsOf, replyArgTypes } from './storyControls.ts';
import { storySetting } from './storySetting.ts';

/** A story's own mock backend, ports and query cache. */
interface StoryBackend {
  /** Unique to the mock backend. */
  key: string;
  /** The number of mock backends that the story created before. */
  order: number;
  backend: MockBackend;
  ports: FakePorts;
  queries: QueryClient;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's mock backend, created by `startBackend`. */
    fakes: StoryBackend;
  }
}

export interface BackendSetting extends PortSettings {
  /** Creates a mock backend for each run. @default newMember */
  backend?: () => MockBackend;
}

/** The part of a story's context that `startBackend` reads and extends, for any arguments. */
type BackendContext = Pick<StoryContext, 'abortSignal' | 'msw'> & ControlContext & { fakes?: StoryBackend };

interface StartedBackend {
  /** Toolbar and controls at creation. */
  controlled: string;
  fakes: StoryBackend;
}

/** The mock backends of each run, in order of creation: the story's follows its meta's. */
const running = new WeakMap<AbortSignal, StartedBackend[]>();

/**
 * Toolbar and controls re-render a story without its play function. The mock backend is kept unless
 * their values change it.
 */
function backendOf(
  { backend: make = newMember, ...own }: BackendSetting,
  context: BackendContext,
): StoryBackend {
  const { abortSignal, globals } = context;
  const kept = running.get(abortSignal) ?? [];
  running.set(abortSignal, kept);
  const order = context.fakes ? context.fakes.order + 1 : 0;
  const controlled = JSON.stringify([globals.member, globals.network, controlsOf(context)]);
  const before = kept[order];
  if (before?.controlled === controlled) return before.fakes;
  const { backend, settings } = storySetting(make, own, context);
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const key = crypto.randomUUID();
  const ports = fakePorts(backend, { theme, ...settings, baseUrl: backendPath(key) });
  const fakes = { key, order, backend, ports, queries };
  kept[order] = { controlled, fakes };
  return fakes;
}

/** Fails requests to another story's mock backend: that story has ended. */
function refuseOthers(key: string) {
  return http.all('*/api/*', ({ request }) => {
    const asked = backendKeyIn(request.url);
    return asked === null || asked === key ? undefined : HttpResponse.error();
  });
}

/**
 * A story's `beforeEach`: creates its mock backend, ports and cache, and answers requests from them
 * through MSW. A story's setting replaces its meta's. `play` receives them as `fakes`.
 */
export function startBackend(setting: BackendSetting = {}) {
  return (context: BackendContext): void => {
    context.fakes = backendOf(setting, context);
    const { key, backend } = context.fakes;
    // Storybook's default handler receives all other calls and fails the story.
    context.msw.use(refuseOthers(key), ...handlersFor(backend));
  };
}

/** Renders a story with its mock backend. Pressed links are recorded as navigation. */
const shownWithBackend: Decorator = (Story, { fakes: { key, ports, queries } }) => (
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
 * For a meta: `{ ...withBackend({ backend: newMember }) }`. A story with another mock backend or other
 * settings uses `beforeEach: startBackend({ … })`.
 */
export function withBackend(setting: BackendSetting = {}) {
  return { argTypes: replyArgTypes, decorators: [shownWithBackend], beforeEach: startBackend(setting) };
}
