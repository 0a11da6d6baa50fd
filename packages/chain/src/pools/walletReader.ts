import { errorLayers, isRejection } from '@upline/domain';
import { PurchaseError } from '../purchaseError.ts';

interface Asking {
  request: unknown;
}

type Request = (question: { method: string }, options?: unknown) => Promise<unknown>;

/** A copy of the client that sends its requests through `around`. */
export function asking<Client extends Asking>(
  client: Client,
  around: (ask: () => Promise<unknown>) => Promise<unknown>,
): Client {
  const ask = client.request as Request;
  const request: Request = (question, options) => around(() => ask(question, options));
  return { ...client, request };
}

/** True if a contract reverted the call; the node itself works. */
function isRevert(error: unknown): boolean {
  return errorLayers(error).some(
    ({ code, message }) => code === 3 || (typeof message === 'string' && /\brevert/i.test(message)),
  );
}

/**
 * Reads through the wallet's own node. If that node fails, the error is `purchase.walletNode`, so
 * that the owner checks the wallet's settings.
 */
export function walletReader<Client extends Asking>(wallet: Client): Client {
  return asking(wallet, async (ask) => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof PurchaseError || isRevert(error) || isRejection(error)) throw error;
      throw new PurchaseError({ notice: { id: 'purchase.walletNode' } });
    }
  });
}
