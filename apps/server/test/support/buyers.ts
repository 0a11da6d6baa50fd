import { setTimeout as pause } from 'node:timers/promises';
import type { PrivateKeyAccount } from 'viem/accounts';
import { buy, claim, enroll } from './purchases.ts';
import type { TestChain } from './testChain.ts';
import { newAccount } from './visitor.ts';

/** Wallets that buy and claim in a loop until stopped. */
export interface Buyers {
  /** Starts no further purchase until `goOn`. */
  rest(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/**
 * Starts one loop of purchases. The sponsor of each buyer is an earlier buyer, so that purchases
 * pay and lose income.
 * @param random Returns a number from 0 to below 1, which selects the sponsor.
 * @param rest Pause after each purchase, milliseconds.
 */
export function startBuyers(chain: TestChain, random: () => number, rest = 0): Buyers {
  const before: PrivateKeyAccount[] = [];
  let isStopping = false;
  let turn = Promise.withResolvers<void>();
  turn.resolve();

  async function keepBuying(): Promise<void> {
    for (;;) {
      await turn.promise;
      if (isStopping) return;
      const account = newAccount();
      const sponsor = before.at(Math.floor(random() * before.length));
      await enroll(chain, account, sponsor?.address ?? chain.deployment.root);
      // Every third wallet buys only level 3, so that purchases below it produce lost income.
      const position = before.length % 3 === 2 ? 3 : 1;
      await buy(chain, account, position);
      before.push(account);
      const earner = before.find((_, index) => index % 7 === before.length % 7);
      // The pool reverts a claim of a wallet that has earned nothing.
      if (earner) await claim(chain, earner, 1).catch(() => {});
      await pause(rest);
    }
  }

  const all = keepBuying();
  return {
    rest() {
      turn = Promise.withResolvers();
    },
    goOn: () => turn.resolve(),
    async stop() {
      isStopping = true;
      turn.resolve();
      await all;
    },
  };
}
