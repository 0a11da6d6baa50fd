import type { ProofsPort } from '@upline/ui/ports';

async function pools() {
  const { poolProofs } = await import('../proofs/poolProofs.ts');
  return poolProofs;
}

/** Proofs read from the chain; the code of each proof loads with its first call. */
export const proofs: ProofsPort = {
  async verify(line, wallet) {
    const { verifyLine } = await import('../proofs/verifyLine.ts');
    return verifyLine(line, wallet);
  },
  head: async () => (await pools()).head(),
  recompute: async (options) => (await pools()).recompute(options),
  roles: async () => (await pools()).roles(),
  changes: async () => (await pools()).changes(),
  terms: async () => (await pools()).terms(),
  feeOf: async (transaction) => (await pools()).feeOf(transaction),
};
