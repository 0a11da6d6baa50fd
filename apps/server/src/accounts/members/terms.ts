import type { ReplyData } from '@upline/api/contract';
import { currentTerms, termsTextOf, termsVersion } from '@upline/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { acceptedTerms } from './schema.ts';

type Wallet = `0x${string}`;

/** @throws HttpFailure 409 for a version that is not in force. */
export function requireCurrentTerms(version: string): void {
  if (version !== termsVersion) throw new HttpFailure(409, 'server.termsChanged');
}

/** Records that a wallet accepted the terms in force. */
export async function writeAcceptance(db: Db, wallet: Wallet, at: Date): Promise<void> {
  await db.insert(acceptedTerms).values({ wallet, version: termsVersion, at }).onConflictDoNothing();
}

/**
 * The version that a wallet must accept before its next purchase; `''` if it has accepted the
 * current one.
 */
export async function termsToAcceptBy(db: Db, wallet: Wallet): Promise<string> {
  const isCurrent = and(eq(acceptedTerms.wallet, wallet), eq(acceptedTerms.version, termsVersion));
  const [accepted] = await db.select({ at: acceptedTerms.at }).from(acceptedTerms).where(isCurrent);
  return accepted ? '' : termsVersion;
}

async function ownTerms(db: Db, wallet: Wallet): Promise<ReplyData<'terms'>> {
  const accepted = await db
    .select({ version: acceptedTerms.version, at: acceptedTerms.at })
    .from(acceptedTerms)
    .where(eq(acceptedTerms.wallet, wallet))
    .orderBy(desc(acceptedTerms.at), desc(acceptedTerms.version));
  return {
    current: currentTerms,
    accepted: accepted.map(({ version, at }) => ({
      ...(termsTextOf(version) ?? { version, risk: [], clauses: [] }),
      at: at.toISOString(),
    })),
  };
}

export function termsHandlers({ db }: { db: Db }): Pick<Handlers, 'terms' | 'acceptTerms'> {
  return {
    terms: (_input, { session }) => ownTerms(db, session.wallet),
    async acceptTerms({ body: { version } }, { session: { wallet } }) {
      requireCurrentTerms(version);
      await writeAcceptance(db, wallet, new Date());
      return ownTerms(db, wallet);
    },
  };
}
