import { enrolmentMargin, type placeLapses } from '@upline/domain';

/** A member's signature for their place, as the mocked server keeps it. */
export interface PlaceSignature {
  /** In lower case. */
  sponsor: string;
  /** Seconds. */
  deadline: bigint;
  signature: string;
}

type PlaceLapse = (typeof placeLapses)[number];

/** Who has signed for their place, and who was asked to. Wallets are in lower case. */
export interface Places {
  of(wallet: string): PlaceSignature | undefined;
  /** Whether a signature is kept that holds for long enough to be brought to the chain. */
  hasSigned(wallet: string): boolean;
  /** @returns Who had asked for it. */
  sign(wallet: string, signature: PlaceSignature): string[];
  /** Lets a signature count no longer, as a smart wallet can, and an upgrade that does not confirm it. */
  withdraw(wallet: string, lapse?: PlaceLapse): void;
  lapseOf(wallet: string): PlaceLapse | undefined;
  /** Notes that a member is asked. @returns Whether that may be: once a day. */
  ask(asker: string, wallet: string): boolean;
}

const day = 24 * 60 * 60 * 1000;

export function createPlaces(now: () => Date): Places {
  const signatures = new Map<string, PlaceSignature>();
  const lapses = new Map<string, PlaceLapse>();
  /** By the member who is asked: who asks, and when they last did. */
  const asked = new Map<string, Map<string, number>>();
  return {
    of: (wallet) => signatures.get(wallet),
    hasSigned(wallet) {
      const latest = BigInt(Math.floor(now().getTime() / 1000) + enrolmentMargin);
      return (signatures.get(wallet)?.deadline ?? 0n) > latest;
    },
    sign(wallet, signature) {
      signatures.set(wallet, signature);
      lapses.delete(wallet);
      const askers = [...(asked.get(wallet)?.keys() ?? [])];
      asked.delete(wallet);
      return askers;
    },
    withdraw(wallet, lapse = 'withdrawn') {
      if (signatures.delete(wallet)) lapses.set(wallet, lapse);
    },
    lapseOf: (wallet) => lapses.get(wallet),
    ask(asker, wallet) {
      const askers = asked.get(wallet) ?? new Map<string, number>();
      const at = now().getTime();
      if (at - (askers.get(asker) ?? Number.NEGATIVE_INFINITY) < day) return false;
      asked.set(wallet, askers.set(asker, at));
      return true;
    },
  };
}
