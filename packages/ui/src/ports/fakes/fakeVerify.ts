import type { LedgerLine } from '@upline/api';
import type { MockBackend } from '@upline/api/mocks';
import { toDecimal } from '@upline/domain';
import type { LineProof, ProofsPort } from '../proofs.ts';

/** Result of verifying a line: compared with the mock backend, or fixed by the story. */
export type VerifyEnding = 'true' | 'differs' | 'missing' | 'fails' | 'never';

/** Compares a line with the mock backend's logs. */
function proofOf(backend: MockBackend, line: LedgerLine, wallet: string): LineProof {
  const own = wallet.toLowerCase();
  const { chain } = backend;
  const written = chain.lines.filter((one) => one.wallet === own);
  const found = [...written, ...chain.globalLines(own, chain.head())].find(
    ({ block, logIndex, leg }) => line.id === `${block}-${logIndex}-${leg}`,
  );
  if (!found) return { outcome: 'missing' };
  const fields: (keyof LedgerLine)[] = [];
  if (toDecimal(found.amount) !== line.amount) fields.push('amount');
  if (found.kind !== line.kind) fields.push('kind');
  if (found.from !== line.from.toLowerCase()) fields.push('from');
  if (fields.length > 0) return { outcome: 'differs', fields };
  return { outcome: 'confirmed', block: found.block, isFinal: found.block <= backend.finalBlock() };
}

/** Verifies a line on the chain of a story. */
export function fakeVerify(ending: VerifyEnding, backend: MockBackend): ProofsPort['verify'] {
  return async (line, wallet) => {
    switch (ending) {
      case 'never':
        return new Promise(() => {});
      case 'fails':
        throw new Error('The chain does not answer.');
      case 'differs':
        return { outcome: 'differs', fields: ['amount', 'from'] };
      case 'missing':
        return { outcome: 'missing' };
      case 'true':
        return proofOf(backend, line, wallet);
    }
  };
}
