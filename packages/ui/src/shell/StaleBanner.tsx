import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { OldDataBanner } from './OldDataBanner.tsx';
import type { ServerSilence } from './useServerSilence.ts';

/** Shows the age of the data while the device is offline or the server is silent. */
export function StaleBanner({ server }: { server: Pick<ServerSilence, 'isSilent' | 'askAgain'> }) {
  const { connection } = usePorts();
  if (!useReadable(connection.isOnline)) return <OldDataBanner why="offline" />;
  return server.isSilent && <OldDataBanner why="silent" onRetry={server.askAgain} />;
}
