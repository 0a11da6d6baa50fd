import { parseDeployment } from '@upline/chain/parseDeployment';
import { NotTheDeclaredChain, openWorkbench, requireStill, type Workbench } from '@upline/localnet/workbench';
import { WrongChain } from './ports/bench.tsx';

const {
  VITE_PUBLIC_RPC_URL: rpcUrls,
  VITE_UPLINE_REGISTRY: registry,
  VITE_UPLINE_FORK_BLOCK: forkBlock,
} = import.meta.env;

/** A developer's chain has one node. */
const rpcUrl = rpcUrls?.split(',')[0]?.trim();

/** The node's host and port, as the strip names it. */
export const nodeName = rpcUrl ? new URL(rpcUrl).host : '';

async function open(): Promise<Workbench> {
  const reply = await fetch('/__bench/deployment');
  if (!reply.ok || !rpcUrl) throw new WrongChain('No deployment was declared.');
  const deployment = parseDeployment(await reply.text());
  if (deployment.registry !== registry) throw new WrongChain('The app was started with another registry.');
  return inTheirWords(() => openWorkbench(rpcUrl, deployment, forkBlock ? Number(forkBlock) : null));
}

/** The pages know a wrong chain by an error of their own. */
async function inTheirWords<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NotTheDeclaredChain) throw new WrongChain(error.message, { cause: error });
    throw error;
  }
}

/** A chain that is opened once, and can be asked whether it is still the same. */
export interface OpenedOnce {
  /** One that could not be opened is tried again when it is asked for next. */
  open(): Promise<Workbench>;
  /** @throws WrongChain once another chain stands in its place: that one is opened next. */
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
