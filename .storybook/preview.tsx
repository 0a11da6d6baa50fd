import type { Decorator, Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import '../packages/ui/src/css/global.css.ts';
import { Box } from '../packages/ui/src/primitives/box/Box.tsx';
import { tones } from '../packages/ui/src/primitives/text/Text.css.ts';
import { toastQueue } from '../packages/ui/src/primitives/toast/toasts.ts';
import { freezeClock } from './frozenClock.ts';
import { mockNetwork } from './mockedNetwork.ts';
import { awaitEvidence, holdToEvidence } from './stateEvidence.ts';
import { viewports } from './toolbar.ts';
import { answerUnmocked, failOnUnmocked, forgetUnmocked } from './unmockedCalls.ts';

// Overlays are portalled to <body>, so the mode has to sit on <html>, as it does in the app. A page of docs shows
// stories of several modes at once: there each story's own frame carries it.
const withMode: Decorator = (Story, { globals, viewMode }) => {
  const { theme, density } = globals;
  const isAlone = viewMode === 'story';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = isAlone ? theme : 'light';
    document.documentElement.dataset.density = isAlone ? density : 'comfortable';
  }, [isAlone, theme, density]);
  if (isAlone) return <Story />;
  return (
    <Box data-theme={theme} data-density={density} background="canvas" padding="m" className={tones.default}>
      <Story />
    </Box>
  );
};

const withQueries: Decorator = (Story, { id }) => (
  <Queries key={id}>
    <Story />
  </Queries>
);

function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withQueries, withMode],
  initialGlobals: { theme: 'light', density: 'comfortable', locale: 'en' },
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    density: {
      description: 'Height of controls and padding of cards',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  parameters: {
    // React Aria's announcer keeps what it has said for seconds, also when what named it has gone since.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'State index'],
          'Foundations',
          'Primitives',
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
  },
  beforeEach: [
    freezeClock,
    // What an earlier story said is not this one's.
    () => toastQueue.clear(),
    awaitEvidence,
    ...mockNetwork,
    ({ msw }) => {
      forgetUnmocked();
      msw.use(answerUnmocked);
    },
  ],
  afterEach: [failOnUnmocked, holdToEvidence],
};

export default preview;
