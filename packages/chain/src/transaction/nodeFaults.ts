import { errorLayers, isRejection } from '@upline/domain';
import { Refusal } from '../refusal.ts';
import { pause } from './pause.ts';
import { type Lag, usualLag } from './settle.ts';
import type { Wallet } from './transaction.ts';

/** How nodes behind a balancer say that they do not have the newest block, or its state, yet. */
const missingBlock =
  /header not found|header for hash not found|(?:block|state|header) (?:is )?not (?:found|available)|unknown block|block (?:does not exist|not yet)|missing trie node/i;

function isBlockMissing(error: unknown): boolean {
  return errorLayers(error).some(({ message }) => typeof message === 'string' && missingBlock.test(message));
}

interface Asking {
  request: unknown;
}

type Request = (question: { method: string }, options?: unknown) => Promise<unknown>;

/** The same client, whose requests go through `around`. */
function asking<Client extends Asking>(
  client: Client,
  around: (ask: () => Promise<unknown>) => Promise<unknown>,
): Client {
  const ask = client.request as Request;
  const request: Request = (question, options) => around(() => ask(question, options));
  return { ...client, request };
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

/** What a contract says through a node is no fault of the node. */
function isRevert(error: unknown): boolean {
  return errorLayers(error).some(
    ({ code, message }) => code === 3 || (typeof message === 'string' && /\brevert/i.test(message)),
  );
}

/**
 * A wallet, to read through its own node. Where that does not answer the wallet's setting is the reason, and nothing of
 * the app's: that is told.
 */
export function walletReader<Client extends Pick<Wallet, 'request'>>(wallet: Client): Client {
  return asking(wallet, async (ask) => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refusal || isRevert(error) || isRejection(error)) throw error;
      throw new Refusal({ notice: { id: 'purchase.walletNode' } });
    }
  });
}
