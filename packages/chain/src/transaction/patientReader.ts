import { errorLayers } from '@upline/domain';
import { asking } from '../pools/walletReader.ts';
import { pause } from './pause.ts';
import { type Lag, usualLag } from './settle.ts';

/** How nodes behind a balancer say that they do not have the newest block, or its state, yet. */
const missingBlock =
  /header not found|header for hash not found|(?:block|state|header) (?:is )?not (?:found|available)|unknown block|block (?:does not exist|not yet)|missing trie node/i;

function isBlockMissing(error: unknown): boolean {
  return errorLayers(error).some(({ message }) => typeof message === 'string' && missingBlock.test(message));
}

/** A node that does not have the newest block yet is asked again, for as long as a node may be behind. */
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
