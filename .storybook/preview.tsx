import type { Decorator, Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/src/css/global.css.ts';
import { withLanguage } from '../packages/ui/src/messages/withLanguage.tsx';
import { Box } from '../packages/ui/src/primitives/box/Box.tsx';
import { tones } from '../packages/ui/src/primitives/text/Text.css.ts';
import { endStory } from './endStory.ts';
import { freezeClock } from './frozenClock.ts';
import { loadFonts } from './loadFonts.ts';
import { mockNetwork } from './mockedNetwork.ts';
import { giveToasts, withToasts } from './ownToasts.tsx';
import { settleAfterActions, settledMount } from './settle.ts';

import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { answerUnmocked, failOnUnmocked, forgetUnmocked } from './unmockedCalls.ts';
import { withMotion } from './withMotion.tsx';
import { withoutBigintControls } from './withoutBigintControls.ts';

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
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

// What a play waits for comes at once on an idle machine; a busy one may take its time.
configure({ asyncUtilTimeout: 15_000 });

// A run of tests reads violations alone; the rest would be 130 KB of each story on their way to the runner. Storybook's
// own panels show all.
const axeOptions = import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'] } : {};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withToasts, withQueries, withMotion, withLanguage, withMode],
  loaders: [loadFonts],
  beforeAll: settleAfterActions,
  mount: settledMount,
  argTypesEnhancers: [withoutBigintControls],
  initialGlobals,
  globalTypes,
  parameters: {
    // React Aria's announcer keeps what it has said for seconds, also when what named it has gone since.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] }, options: axeOptions },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'State index', 'How to report a state', 'What changed'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Messages'],
          'Primitives',
          'Patterns',
          'Screens',
          [
            'Access',
            'Dashboard',
            'Pools',
            'Network',
            'Profile',
            'Wallet',
            'Notifications',
            'Support',
            'System',
          ],
          'Flows',
          ['First sign-in', 'Buy a level', 'Claim', 'Ask support'],
          'Text',
        ],
      },
    },
  },
  beforeEach: [
    freezeClock,
    endStory,
    giveToasts,
    ...mockNetwork,
    ({ msw }) => {
      forgetUnmocked();
      msw.use(answerUnmocked);
    },
  ],
  afterEach: [failOnUnmocked],
};

export default preview;
