import { enrolmentMargin } from '@upline/domain';

/** A member's signature for their place, as the mocked server keeps it. */
export interface PlaceSignature {
  /** In lower case. */
  sponsor: string;
  /** Seconds. */
  deadline: bigint;
  signature: string;
}

/** Who has signed for their place, and who was asked to. Wallets are in lower case. */
export interface Places {
  of(wallet: string): PlaceSignature | undefined;
  /** Whether a signature is kept that holds for long enough to be brought to the chain. */
  hasSigned(wallet: string): boolean;
  sign(wallet: string, signature: PlaceSignature): void;
  /** Takes a signature back, as a smart wallet can. */
  withdraw(wallet: string): void;
  /** Notes that somebody asks a member. @returns Whether that may be: once a day. */
  ask(asker: string, wallet: string): boolean;
}

const day = 24 * 60 * 60 * 1000;

export function createPlaces(now: () => Date): Places {
  const signatures = new Map<string, PlaceSignature>();
  const asked = new Map<string, number>();
  return {
    of: (wallet) => signatures.get(wallet),
    hasSigned(wallet) {
      const latest = BigInt(Math.floor(now().getTime() / 1000) + enrolmentMargin);
      return (signatures.get(wallet)?.deadline ?? 0n) > latest;
    },
    sign: (wallet, signature) => void signatures.set(wallet, signature),
    withdraw: (wallet) => void signatures.delete(wallet),
    ask(asker, wallet) {
      const key = `${asker} ${wallet}`;
      const at = now().getTime();
      if (at - (asked.get(key) ?? Number.NEGATIVE_INFINITY) < day) return false;
      asked.set(key, at);
      return true;
    },
  };
}
