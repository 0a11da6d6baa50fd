import { forkBlock } from '@upline/app-kit/localMode';
import { settings } from '@upline/app-kit/settings';
import { parseDeployment } from '@upline/chain/parseDeployment';
import { NotTheDeclaredChain, openWorkbench, requireStill, type Workbench } from '@upline/localnet/workbench';
import { WrongChain } from './ports/bench.tsx';

/** Local chains have one node. */
const rpcUrl = settings.nodes[0];

/** Host and port of the node for display. */
export const nodeName = rpcUrl ? new URL(rpcUrl).host : '';

async function open(): Promise<Workbench> {
  const reply = await fetch('/__bench/deployment');
  if (!reply.ok || !rpcUrl) throw new WrongChain('No deployment was declared.');
  const deployment = parseDeployment(await reply.text());
  if (deployment.registry !== settings.registry)
    throw new WrongChain('The app was started with another registry.');
  return inTheirWords(() => openWorkbench(rpcUrl, deployment, forkBlock));
}

/** Converts `NotTheDeclaredChain` into the pages' own `WrongChain`. */
async function inTheirWords<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NotTheDeclaredChain) throw new WrongChain(error.message, { cause: error });
    throw error;
  }
}

/** Opens the chain once, and checks that it is unchanged. */
export interface OpenedOnce {
  /** Retries on the next call after a failure. */
  open(): Promise<Workbench>;
  /** @throws WrongChain if the chain was replaced; the next call opens the new chain. */
  stillOpen(): Promise<Workbench>;
}

/** Opens the declared chain once. */
export function openOnce(): OpenedOnce {
  let opened: Promise<Workbench> | null = null;
  function openNow(): Promise<Workbench> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }
  return {
    open: openNow,
    async stillOpen() {
      const bench = await openNow();
      try {
        await inTheirWords(() => requireStill(bench));
      } catch (error) {
        if (error instanceof WrongChain) opened = null;
        throw error;
      }
      return bench;
    },
  };
}
