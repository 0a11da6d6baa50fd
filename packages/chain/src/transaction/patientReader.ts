import { errorLayers } from '@upline/domain';
import { asking } from '../pools/walletReader.ts';
import { pause } from './pause.ts';
import { type Lag, usualLag } from './settle.ts';

/** Errors of nodes behind a load balancer that lack the newest block or its state. */
const missingBlock =
  /header not found|header for hash not found|(?:block|state|header) (?:is )?not (?:found|available)|unknown block|block (?:does not exist|not yet)|missing trie node/i;

function isBlockMissing(error: unknown): boolean {
  return errorLayers(error).some(({ message }) => typeof message === 'string' && missingBlock.test(message));
}

/** Retries requests while the node lacks the newest block, up to the allowed lag. */
export function patientReader<Options extends Lag>({
  reader,
  signal,
  nodeLag = usualLag,
}: Options): Options['reader'] {
  return asking(reader, async (ask) => {
    const end = Date.now() + nodeLag;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isBlockMissing(error) || Date.now() >= end) throw error;
      }
      await pause(reader.pollingInterval, signal);
    }
  });
}
