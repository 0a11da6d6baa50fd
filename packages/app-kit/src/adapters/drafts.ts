import { storageKeys } from '@upline/domain';
import type { DraftsPort, SessionUser } from '@upline/ui/ports';
import type { Session } from '../session/session.ts';
import type { BrowserStorage } from '../store/browserStorage.ts';
import { parsedOr } from '../store/parsing.ts';

/** One member's drafts by key; another member's are ignored. */
interface Kept {
  wallet: string;
  texts: Record<string, unknown>;
}

/** Drafts in the browser's storage. They outlive an expired session, but not a sign-out. */
export function createDrafts(
  session: Pick<Session, 'user' | 'hasExpired'>,
  storage: BrowserStorage,
): DraftsPort {
  const { user } = session;

  function textsOf({ walletId }: SessionUser): Kept['texts'] {
    const none: Kept['texts'] = {};
    return parsedOr(none, () => {
      const kept: Kept = JSON.parse(storage.getItem(storageKeys.drafts) ?? '');
      return kept.wallet === walletId ? { ...kept.texts } : none;
    });
  }

  user.subscribe(() => {
    if (!user.get() && !session.hasExpired()) storage.removeItem(storageKeys.drafts);
  });

  return {
    read(place) {
      const member = user.get();
      const text = member && textsOf(member)[place];
      return typeof text === 'string' ? text : '';
    },
    write(place, text) {
      const member = user.get();
      if (!member) return;
      const { [place]: _, ...others } = textsOf(member);
      const texts = text === '' ? others : { ...others, [place]: text };
      if (Object.keys(texts).length === 0) storage.removeItem(storageKeys.drafts);
      else storage.setItem(storageKeys.drafts, JSON.stringify({ wallet: member.walletId, texts }));
    },
  };
}
