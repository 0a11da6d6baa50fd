import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { OldDataBanner } from './OldDataBanner.tsx';
import type { ServerSilence } from './useServerSilence.ts';

/** Says when and why the page cannot be brought up to date. */
export function StaleBanner({ server }: { server: Pick<ServerSilence, 'isSilent' | 'askAgain'> }) {
  const { connection } = usePorts();
  if (!useReadable(connection.isOnline)) return <OldDataBanner why="offline" />;
  return server.isSilent && <OldDataBanner why="silent" onRetry={server.askAgain} />;
}
