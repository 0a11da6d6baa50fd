import {
  CommandMenu,
  Icon,
  IconButton,
  Kbd,
  KeyLine,
  KeyList,
  Sheet,
  SkipLink,
  Stack,
  ThemeToggle,
  useHeldShortcuts,
  useKeySequences,
  useShortcuts,
} from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { workFrame as desk } from '@upline/ui/styling';
import { CircleHelp, PanelLeft, PanelRightClose, PanelRightOpen, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { BenchAreas, staffPaths } from './BenchAreas.tsx';
import {
  barTools,
  controls as column,
  controlsHead,
  footEnd,
  scroll,
  withControls,
} from './BenchFrame.css.ts';
import { BenchNav } from './BenchNav.tsx';
import { useAtBench } from './benchContext.ts';
import { type BenchKey, benchKeyGroup } from './benchKeys.ts';
import { ChainStrip } from './ChainStrip.tsx';
import { useBenchCommands } from './useBenchCommands.ts';

export interface BenchFrameProps {
  /** Path of the open page. */
  path: string;
  title: string;
  /** Text after the title. */
  detail?: ReactNode;
  /** Key hints in the footer. */
  keys?: readonly BenchKey[];
  /**
   * The page lays out and scrolls its own columns.
   * @default false
   */
  isDivided?: boolean;
  children: ReactNode;
}

/** Mounted only while open, because it loads the latest transactions. */
function BenchCommands(props: { onClose: () => void; onKeys: () => void }) {
  const d = useBenchMessage();
  const find = useBenchCommands();
  const texts = {
    keys: d('desk.keys'),
    found: d('desk.command.found'),
    nothingFound: d('desk.command.nothing'),
  };
  return <CommandMenu label={d('desk.bench.command')} texts={texts} find={find} {...props} />;
}

/** Frame of every workbench page: chain, navigation and controls. */
export function BenchFrame({ path, title, detail, keys = [], isDivided = false, children }: BenchFrameProps) {
  const d = useBenchMessage();
  const { theme, navigation } = usePorts();
  const { controls, areControlsShown, showControls } = useAtBench();
  const mode = useReadable(theme.theme);
  const [opened, setOpened] = useState<'pages' | 'keys' | 'commands' | null>(null);
  useShortcuts({ '?': () => setOpened('keys'), '\\': () => showControls(!areControlsShown) });
  useHeldShortcuts({ k: () => setOpened('commands') });
  useKeySequences({
    'g s': () => navigation.leave(staffPaths.support),
    'g o': () => navigation.leave(staffPaths.operate),
  });

  return (
    <div className={desk.root}>
      <SkipLink />
      <aside className={desk.rail}>
        <span className={desk.mark} aria-hidden>
          U
        </span>
        <BenchAreas isRail />
        <span className={desk.spring} />
        <ThemeToggle theme={mode} onChange={theme.set} />
        <button type="button" className={desk.area} onClick={() => setOpened('keys')}>
          <Icon icon={CircleHelp} />
          <span>{d('desk.keys')}</span>
        </button>
      </aside>
      <header className={desk.bar}>
        <IconButton
          tone="quiet"
          icon={PanelLeft}
          label={d('desk.pages')}
          className={desk.sheetButton}
          onPress={() => setOpened('pages')}
        />
        <h1 className={desk.title}>{title}</h1>
        {detail}
        <div className={barTools}>
          <button type="button" className={desk.find} onClick={() => setOpened('commands')}>
            <Icon icon={Search} size="s" />
            <span className={desk.findWords}>{d('desk.bench.command')}</span>
            <Kbd>⌘ K</Kbd>
          </button>
          <IconButton
            tone="quiet"
            icon={Search}
            label={d('desk.bench.command')}
            className={desk.phoneButton}
            onPress={() => setOpened('commands')}
          />
          {controls && (
            <IconButton
              tone="quiet"
              directional
              icon={areControlsShown ? PanelRightClose : PanelRightOpen}
              label={d(areControlsShown ? 'desk.bench.controls.fold' : 'desk.bench.controls.unfold')}
              onPress={() => showControls(!areControlsShown)}
            />
          )}
        </div>
      </header>
      <div className={desk.notice}>
        <ChainStrip />
      </div>
      <div className={desk.page}>
        <div className={desk.nav}>
          <BenchNav path={path} />
        </div>
        <div className={withControls}>
          <main id="content" tabIndex={-1} className={desk.main}>
            {isDivided ? children : <div className={scroll}>{children}</div>}
          </main>
          {controls && areControlsShown && (
            <aside className={column} aria-label={d('desk.bench.controls')}>
              <h2 className={controlsHead}>{d('desk.bench.controls')}</h2>
              {controls}
            </aside>
          )}
        </div>
      </div>
      <footer className={desk.foot}>
        <div className={desk.footKeys}>
          {keys.map((one) => (
            <KeyLine key={one.does} keys={one.keys} words={d(one.does)} />
          ))}
        </div>
        <KeyLine keys={['?']} words={d('desk.keys.all')} />
        <span className={footEnd}>{d('desk.bench.foot')}</span>
      </footer>
      <Sheet
        title={d('desk.pages')}
        isOpen={opened === 'pages'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'pages' : null)}
      >
        <Stack gap="m">
          <BenchAreas />
          <BenchNav path={path} />
        </Stack>
      </Sheet>
      <KeyList
        title={d('desk.keys')}
        single={{ label: d('desk.keys.single'), hint: d('desk.keys.single.hint') }}
        groups={[benchKeyGroup(d)]}
        isOpen={opened === 'keys'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'keys' : null)}
      />
      {opened === 'commands' && (
        <BenchCommands onClose={() => setOpened(null)} onKeys={() => setOpened('keys')} />
      )}
    </div>
  );
}
