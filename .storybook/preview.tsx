import type { Decorator, Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/src/css/global.css.ts';
import { withLanguage } from '../packages/ui/src/messages/withLanguage.tsx';
import { Box } from '../packages/ui/src/primitives/box/Box.tsx';
import { tones } from '../packages/ui/src/primitives/text/Text.css.ts';
import { docs } from './docs.tsx';
import { amountsAsDollars, withUnits } from './dollarControls.tsx';
import { endStory } from './endStory.ts';
import { freezeClock } from './frozenClock.ts';
import { loadFonts } from './loadFonts.ts';
import { mockNetwork } from './mockedNetwork.ts';
import { choicesByName } from './namedChoices.ts';
import { giveToasts, withToasts } from './ownToasts.tsx';
import { skipPassed } from './passedPictures.ts';
import { patience } from './patience.ts';
import { pressEnabled } from './pressEnabled.ts';
import { settleAfterActions, settledMount } from './settle.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { failOnLostWords, translatePage } from './translatedPage.ts';
import { answerUnmocked, failOnUnmocked, forgetUnmocked } from './unmockedCalls.ts';
import { withMotion } from './withMotion.tsx';
import { withoutBigintControls } from './withoutBigintControls.ts';
import { withStaffTexts } from './withStaffTexts.tsx';

// Overlays are portalled to <body>, so the mode is set on <html>, as in the app. A docs page shows
// stories in several modes: there each story's own frame has its mode, and the page the toolbar's.
const withMode: Decorator = (Story, { globals, viewMode }) => {
  const { theme, density } = globals;
  const isAlone = viewMode === 'story';
  useLayoutEffect(() => {
    if (!isAlone) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.density = density;
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

configure({ asyncUtilTimeout: patience });

// Tests read only violations; the rest would send 130 KB per story to the runner. Storybook's own
// panels show everything, as does the run that writes the report.
const readsViolations = import.meta.env.VITEST_STORYBOOK === 'false' && !import.meta.env.UPLINE_AXE;
const axeOptions = readsViolations ? { resultTypes: ['violations'] } : {};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withUnits, withToasts, withQueries, withMotion, withStaffTexts, withLanguage, withMode],
  loaders: [loadFonts],
  beforeAll: settleAfterActions,
  mount: settledMount,
  argsEnhancers: [amountsAsDollars, choicesByName],
  argTypesEnhancers: [withoutBigintControls],
  initialGlobals,
  globalTypes,
  parameters: {
    // React Aria's announcer keeps announcements for seconds, also after the elements they refer to
    // are removed.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] }, options: axeOptions },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // Props for code only.
    controls: { expanded: true, exclude: ['ref', 'className'] },
    docs,
    options: {
      storySort: {
        includeNames: true,
        order: [
          'Start',
          [
            'Welcome',
            'Components',
            'State index',
            'State matrix',
            'Accessibility report',
            'How to report a state',
            'What changed',
          ],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', 'Motion', 'Icons', 'Messages'],
          'Primitives',
          'Patterns',
          ['Level card', ['Docs', 'Locked', 'Purchase', 'Processing', 'Activated']],
          'Screens',
          [
            'Access',
            ['Connect'],
            'Dashboard',
            ['Home', ['Docs', 'Loaded', 'New Member', 'All Activated', 'Loading']],
            'Pools',
            [
              'Forge race',
              [
                'Docs',
                'Locked',
                'Purchase',
                'Processing',
                'Activated',
                'None Activated',
                'Some Activated',
                'All Activated',
              ],
              'Global pool',
              'Global pool members',
              'Overview',
            ],
            'Network',
            ['Referrals', 'Member', 'Matrix tree', 'Global pool list'],
            'Profile',
            'Wallet',
            ['Balances', 'Income ledger', ['Docs', 'Loaded']],
            'Notifications',
            'Support',
            ['Tickets', ['Docs', 'Loaded'], 'Create ticket', 'Conversation', ['Docs', 'Loaded']],
            'Transparency',
            'System',
          ],
          'Desk',
          ['Access', 'Support'],
          'Flows',
          ['First sign-in', 'Buy a level', 'Claim', 'Ask support'],
          'Scenarios',
          'Text',
        ],
      },
    },
  },
  beforeEach: [
    freezeClock,
    endStory,
    translatePage,
    giveToasts,
    pressEnabled,
    ...mockNetwork,
    ({ msw }) => {
      forgetUnmocked();
      msw.use(answerUnmocked);
    },
  ],
  // In reverse order: axe's own hook, from its add-on, runs after these.
  afterEach: [skipPassed, failOnUnmocked, failOnLostWords],
};

export default preview;
