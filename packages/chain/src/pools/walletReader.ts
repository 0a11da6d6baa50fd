import { errorLayers, isRejection } from '@upline/domain';
import { isHex } from 'viem/utils';
import { PurchaseError } from '../purchaseError.ts';

interface Asking {
  request: unknown;
}

interface Question {
  method: string;
}

type Request = (question: Question, options?: unknown) => Promise<unknown>;

/** A copy of the client that sends its requests through `around`. */
export function asking<Client extends Asking>(
  client: Client,
  around: (ask: () => Promise<unknown>, question: Question) => Promise<unknown>,
): Client {
  const ask = client.request as Request;
  const request: Request = (question, options) => around(() => ask(question, options), question);
  return { ...client, request };
}

/** True if a contract reverted the call; the node itself works. */
export function isRevert(error: unknown): boolean {
  return errorLayers(error).some(
    ({ code, message }) => code === 3 || (typeof message === 'string' && /\brevert/i.test(message)),
  );
}

/** True if a node answers a contract's read with no data. */
function isNonsense({ method }: Question, answer: unknown): boolean {
  return method === 'eth_call' && (!isHex(answer) || answer === '0x');
}

/**
 * Reads through the wallet's own node. If that node fails or answers nonsense, the error is
 * `purchase.walletNode`, so that the owner checks the wallet's settings.
 */
export function walletReader<Client extends Asking>(wallet: Client): Client {
  const failed = () => new PurchaseError({ notice: { id: 'purchase.walletNode' } });
  return asking(wallet, async (ask, question) => {
    let answer: unknown;
    try {
      answer = await ask();
    } catch (error) {
      if (error instanceof PurchaseError || isRevert(error) || isRejection(error)) throw error;
      throw failed();
    }
    if (isNonsense(question, answer)) throw failed();
    return answer;
  });
}
