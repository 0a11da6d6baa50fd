import { paths } from '@upline/domain';
import type { ReactNode } from 'react';
import { IncidentBanner } from '../features/incident/IncidentBanner.tsx';
import { useMessage } from '../messages/useMessage.ts';
import { Logo } from '../patterns/logo/Logo.tsx';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { Link } from '../primitives/link/Link.tsx';
import { LinkButton } from '../primitives/link-button/LinkButton.tsx';
import { ThemeToggle } from '../primitives/theme-toggle/ThemeToggle.tsx';
import { AppFrame } from './AppFrame.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import { bar, end, home, start } from './TopBar.css.ts';
import { useServerSilence } from './useServerSilence.ts';

/** The frame of a public page: name, colour mode and a link to the sign-in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useMessage();
  const { theme } = usePorts();
  const mode = useReadable(theme.theme);
  const server = useServerSilence();
  return (
    <AppFrame
      banners={
        <>
          <IncidentBanner />
          <StaleBanner server={server} />
        </>
      }
      topBar={
        <div className={bar}>
          <div className={start}>
            <Link href={paths.login} tone="plain" className={home}>
              <Logo />
            </Link>
          </div>
          <div className={end}>
            <ThemeToggle theme={mode} onChange={theme.set} />
            <LinkButton href={paths.login}>{t('transparency.signIn')}</LinkButton>
          </div>
        </div>
      }
    >
      {children}
    </AppFrame>
  );
}
