import { readBalance } from '@upline/chain';
import { fund, localClient } from '@upline/chain/demo';
import { formatMoney } from '@upline/domain';
import { dollars, holder } from '@upline/operate/node';
import { Command } from 'commander';
import type { Address } from 'viem';
import type { Place } from './place.ts';

export function mintCommand({ rpcUrl, print, deployed }: Place): Command {
  return new Command('mint')
    .description('give a wallet test coins, or a fork’s coins, and MATIC for gas')
    .argument('<wallet>', 'who gets them', holder)
    .argument('<dollars>', 'how many, such as 150 or 12.5', dollars)
    .action(async (to: Address, amount: bigint) => {
      const deployment = await deployed();
      await fund({ rpcUrl, deployment }, to, amount);
      const balance = await readBalance(localClient(rpcUrl), deployment.stableCoin, to);
      print(`${to} has ${formatMoney(balance)}.`);
    });
}
