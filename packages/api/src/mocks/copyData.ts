import type { DataFile } from '../dataFile.ts';
import type { Member } from './members.ts';
import type { MockBackend } from './mockBackend.ts';

/** The copy of a member's data in a mock backend: their profile. */
export function copyData({ now, display }: MockBackend, member: Member): DataFile {
  const { wallet, sponsor, id, name, photo, joinedAt } = member;
  return {
    madeAt: now().toISOString(),
    profile: {
      id,
      walletId: display(wallet),
      name,
      photo,
      uplineId: sponsor && display(sponsor),
      registeredAt: joinedAt.toISOString(),
      acceptedTerms: [],
    },
    sessions: [],
    notifications: [],
    tickets: [],
    files: [],
    accessLog: [],
    place: null,
  };
}
