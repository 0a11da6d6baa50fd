import {
  Avatar,
  Banner,
  Button,
  Icon,
  IconButton,
  Kbd,
  KeyLine,
  Sheet,
  SkipLink,
  Stack,
  ThemeToggle,
  useHeldShortcuts,
  useKeySequences,
  useShortcuts,
} from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { workFrame as styles } from '@upline/ui/styling';
import { ArrowLeft, CircleHelp, LogOut, PanelLeft, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { unsentOf } from '../support/outbox/attempt.ts';
import { useOutbox } from '../support/outbox/outboxContext.ts';
import { AreaNav, Areas } from './AreaNav.tsx';
import { BreachWarning } from './BreachWarning.tsx';
import { DeskCommands } from './DeskCommands.tsx';
import { useAtDesk } from './deskContext.ts';
import { areaOf, areaPaths } from './deskPaths.ts';
import { type KeyHelp, Keys } from './Keys.tsx';
import { MentionNotice } from './MentionNotice.tsx';
import { OfficeLine } from './OfficeLine.tsx';
import { UnsentWarning } from './UnsentWarning.tsx';
import { hasWorkbench, workbenchPath } from './workbenchLink.ts';

export interface DeskFrameProps {
  /** Path of the open page. */
  path: string;
  title: string;
  /** Text after the title: a count, or the ticket number. */
  detail?: ReactNode;
  /** Search field in the bar. */
  search?: ReactNode;
  /**
   * Path of the list that the page was opened from; the navigation is then available only as a
   * sheet.
   */
  backTo?: string;
  /** Key hints in the footer. */
  keys: readonly KeyHelp[];
  children: ReactNode;
}

/** Frame of every staff page: areas, navigation, title, search and keys. */
export function DeskFrame({ path, title, detail, search, backTo, keys, children }: DeskFrameProps) {
  const d = useDeskMessage();
  const { theme, connection, navigation } = usePorts();
  const { me, isLive, signOut } = useAtDesk();
  const mode = useReadable(theme.theme);
  const isOnline = useReadable(connection.isOnline);
  const [opened, setOpened] = useState<'views' | 'keys' | 'commands' | 'signOut' | null>(null);
  const unsent = unsentOf(useOutbox().attempts).length;
  const leave = () => (unsent === 0 ? signOut() : setOpened('signOut'));
  const setKeysOpen = (isOpen: boolean) => setOpened(isOpen ? 'keys' : null);
  const isSupport = areaOf(path) === 'support';
  const hasQueue = isSupport && me.areas.includes('support');
  const pages = d(isSupport ? 'desk.views' : 'desk.pages');
  useShortcuts({ '?': () => setOpened('keys') });
  useHeldShortcuts({ k: () => setOpened('commands') });
  useKeySequences({
    ...(me.areas.includes('support') && { 'g s': () => navigation.go(areaPaths.support) }),
    ...(me.areas.includes('operate') && { 'g o': () => navigation.go(areaPaths.operate) }),
    ...(hasWorkbench && { 'g b': () => navigation.leave(workbenchPath) }),
  });

  return (
    <div className={styles.root}>
      <SkipLink />
      <aside className={styles.rail}>
        <span className={styles.mark} aria-hidden>
          U
        </span>
        <Areas path={path} isRail />
        <span className={styles.spring} />
        <ThemeToggle theme={mode} onChange={theme.set} />
        <button type="button" className={styles.area} onClick={() => setOpened('keys')}>
          <Icon icon={CircleHelp} />
          <span>{d('desk.keys')}</span>
        </button>
        <Avatar wallet={me.walletId} photo={me.photo} size="s" label={me.name || me.walletId} />
        <IconButton tone="plain" icon={LogOut} label={d('desk.signOut')} onPress={leave} />
      </aside>
      <header className={styles.bar}>
        {backTo && (
          <IconButton
            tone="quiet"
            icon={ArrowLeft}
            directional
            label={d('desk.ticket.back')}
            onPress={() => navigation.go(backTo)}
          />
        )}
        <IconButton
          tone="quiet"
          icon={PanelLeft}
          label={pages}
          className={backTo ? styles.phoneButton : styles.sheetButton}
          onPress={() => setOpened('views')}
        />
        <h1 className={styles.title}>{title}</h1>
        {detail}
        {isSupport && !backTo && (
          <span className={styles.live}>
            <span className={styles.liveDot} data-off={!isLive || undefined} />
            <span>{d(isLive ? 'desk.live' : 'desk.notLive')}</span>
          </span>
        )}
        {search ? (
          <div className={styles.barEnd}>{search}</div>
        ) : (
          <>
            <button type="button" className={styles.find} onClick={() => setOpened('commands')}>
              <Icon icon={Search} size="s" />
              <span className={styles.findWords}>{d('desk.command')}</span>
              <Kbd>⌘ K</Kbd>
            </button>
            <IconButton
              tone="quiet"
              icon={Search}
              label={d('desk.command')}
              className={styles.phoneButton}
              onPress={() => setOpened('commands')}
            />
          </>
        )}
      </header>
      <div className={styles.notice}>
        {!isOnline && <Banner tone="caution">{d('desk.offline')}</Banner>}
        {hasQueue && <BreachWarning />}
        {hasQueue && <MentionNotice path={path} />}
      </div>
      <div className={styles.page}>
        {!backTo && (
          <div className={styles.nav}>
            <AreaNav path={path} />
          </div>
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <footer className={styles.foot}>
        <div className={styles.footKeys}>
          {keys.map((one) => (
            <KeyLine key={one.does} keys={one.keys} words={d(one.does)} />
          ))}
        </div>
        <KeyLine keys={['?']} words={d('desk.keys.all')} />
        {hasQueue && <OfficeLine />}
      </footer>
      <Sheet
        title={pages}
        isOpen={opened === 'views'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'views' : null)}
      >
        <Stack gap="m">
          {me.areas.length > 1 && <Areas path={path} />}
          <AreaNav path={path} />
          <Button icon={LogOut} onPress={leave}>
            {d('desk.signOut')}
          </Button>
        </Stack>
      </Sheet>
      <Keys isOpen={opened === 'keys'} onOpenChange={setKeysOpen} />
      <UnsentWarning
        count={unsent}
        isOpen={opened === 'signOut'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'signOut' : null)}
        onConfirm={signOut}
      />
      {opened === 'commands' && (
        <DeskCommands onClose={() => setOpened(null)} onKeys={() => setOpened('keys')} />
      )}
    </div>
  );
}
