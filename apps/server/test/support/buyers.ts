import type { PrivateKeyAccount } from 'viem/accounts';
import { buy, claim, enroll } from './purchases.ts';
import type { TestChain } from './testChain.ts';
import { newAccount } from './visitor.ts';

/** Wallets that buy and claim on the chain, one after the other, until told to stop. */
export interface Buyers {
  stop(): Promise<void>;
}

/** Each newcomer is sponsored by one who came before, so that there is income to pay and to lose. */
export function startBuyers(chain: TestChain): Buyers {
  const before: PrivateKeyAccount[] = [];
  let isStopping = false;

  async function keepBuying(): Promise<void> {
    while (!isStopping) {
      const account = newAccount();
      const sponsor = before.at(Math.floor(Math.random() * before.length));
      await enroll(chain, account, sponsor?.address ?? chain.deployment.root);
      // Some buy the global level alone: they will lose what those below them bring.
      const position = before.length % 3 === 2 ? 3 : 1;
      await buy(chain, account, position);
      before.push(account);
      const earner = before.find((_, index) => index % 7 === before.length % 7);
      // Who has earned nothing yet is refused by the pool.
      if (earner) await claim(chain, earner, 1).catch(() => {});
    }
  }

  const all = keepBuying();
  return {
    async stop() {
      isStopping = true;
      await all;
    },
  };
}
