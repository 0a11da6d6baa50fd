import { setTimeout as pause } from 'node:timers/promises';
import type { PrivateKeyAccount } from 'viem/accounts';
import { buy, claim, enroll } from './purchases.ts';
import type { TestChain } from './testChain.ts';
import { newAccount } from './visitor.ts';

/** Wallets that buy and claim on the chain, one after the other, until told to stop. */
export interface Buyers {
  /** Begins nothing new until told to go on. */
  rest(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/**
 * Each newcomer is sponsored by one who came before, so that there is income to pay and to lose.
 * @param random From 0 to below 1: decides by whom.
 * @param rest How long is rested after each purchase, milliseconds.
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
      // Some buy the global level alone: they will lose what those below them bring.
      const position = before.length % 3 === 2 ? 3 : 1;
      await buy(chain, account, position);
      before.push(account);
      const earner = before.find((_, index) => index % 7 === before.length % 7);
      // Who has earned nothing yet is refused by the pool.
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
