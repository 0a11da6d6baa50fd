import { errorLayers, isRejection } from '@upline/domain';
import { Refusal } from '../refusal.ts';

interface Asking {
  request: unknown;
}

type Request = (question: { method: string }, options?: unknown) => Promise<unknown>;

/** The same client, whose requests go through `around`. */
export function asking<Client extends Asking>(
  client: Client,
  around: (ask: () => Promise<unknown>) => Promise<unknown>,
): Client {
  const ask = client.request as Request;
  const request: Request = (question, options) => around(() => ask(question, options));
  return { ...client, request };
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
export function walletReader<Client extends Asking>(wallet: Client): Client {
  return asking(wallet, async (ask) => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refusal || isRevert(error) || isRejection(error)) throw error;
      throw new Refusal({ notice: { id: 'purchase.walletNode' } });
    }
  });
}
