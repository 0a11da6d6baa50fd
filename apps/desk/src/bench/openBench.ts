import { NotTheDeclaredChain, openWorkbench, parseDeployment, type Workbench } from '@upline/chain/workbench';
import { WrongChain } from '@upline/ui/bench';

const {
  VITE_PUBLIC_RPC_URL: rpcUrl,
  VITE_UPLINE_REGISTRY: registry,
  VITE_UPLINE_FORK_BLOCK: forkBlock,
} = import.meta.env;

/** The node's host and port, as the strip names it. */
export const nodeName = rpcUrl ? new URL(rpcUrl).host : '';

async function open(): Promise<Workbench> {
  const reply = await fetch('/__bench/deployment');
  if (!reply.ok || !rpcUrl) throw new WrongChain('No deployment was declared.');
  const deployment = parseDeployment(await reply.text());
  if (deployment.registry !== registry) throw new WrongChain('The app was started with another registry.');
  try {
    return await openWorkbench(rpcUrl, deployment, forkBlock ? Number(forkBlock) : null);
  } catch (error) {
    if (error instanceof NotTheDeclaredChain) throw new WrongChain(error.message, { cause: error });
    throw error;
  }
}

/** Opens the declared chain once; one that could not be opened is tried again when it is asked for next. */
export function openOnce(): () => Promise<Workbench> {
  let opened: Promise<Workbench> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
