import { mockSignature, placeText } from '@upline/api/mocks';
import type { Failure } from '@upline/domain';
import type { PlacesPort } from '../places.ts';

export interface PlacesSettings {
  /** What comes of being asked to sign. @default the wallet signs */
  sign?: 'never' | Failure;
}

/** @param wallet Who is signed in, `null` for nobody. */
export function scriptedPlaces(
  { sign = undefined }: PlacesSettings,
  wallet: () => string | null,
): PlacesPort {
  return {
    async sign({ sponsor, deadline }) {
      if (sign === 'never') await new Promise(() => {});
      if (typeof sign === 'object') return { failure: sign };
      const [member, above] = [wallet() ?? '', sponsor] as [`0x${string}`, `0x${string}`];
      const text = placeText({ member, sponsor: above, deadline: BigInt(deadline) });
      return { signature: mockSignature(member, text) };
    },
  };
}
