import { type MockBackend, poolAddressAt } from '@upline/api/mocks';
import { operatorWallets } from '@upline/ui/stories';

/** The data of a call of `pause()`. */
const pauseData = '0xd8a4fd1b';

/**
 * Adds an act that waits for the signers of ADMIN's Safe.
 * @param staff Wallet of the operator who saved its file.
 */
export function withSavedAct(
  backend: MockBackend,
  { data = pauseData, staff = backend.wallet }: { data?: `0x${string}`; staff?: string } = {},
): MockBackend {
  backend.acts.saveFile({
    act: 'pause',
    values: { pool: '3' },
    actor: operatorWallets.admin,
    nonce: '41',
    fingerprint: '9c41 07de a2b5 11f0',
    calls: [{ contract: poolAddressAt(3), data }],
    staff,
  });
  return backend;
}
