import type { HandlerInput, ReplyData } from '@upline/api/contract';
import { isSupport, maximumMacros } from '@upline/domain';
import { desc, eq } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { macroVersions } from './schema.ts';

export type Macro = typeof macroVersions.$inferSelect;

type Reply = ReplyData<'deskCreateMacro'>;

/** The latest versions of all macros, by name. */
export async function readMacros(db: Db): Promise<Macro[]> {
  const latest = await db
    .selectDistinctOn([macroVersions.macroId])
    .from(macroVersions)
    .orderBy(macroVersions.macroId, desc(macroVersions.version));
  return latest.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The latest version of a macro. @throws HttpFailure 404 for an unknown macro. */
export async function readMacro(db: Db, macroId: string): Promise<Macro> {
  const [macro] = await db
    .select()
    .from(macroVersions)
    .where(eq(macroVersions.macroId, macroId))
    .orderBy(desc(macroVersions.version))
    .limit(1);
  if (macro === undefined) throw new HttpFailure(404, 'server.unknownMacro');
  return macro;
}

/** Stores a version. @throws HttpFailure 409 if that version exists already. */
export async function writeMacro(tx: Tx, macro: Macro): Promise<void> {
  const written = await tx.insert(macroVersions).values(macro).onConflictDoNothing().returning();
  if (written.length === 0) throw new HttpFailure(409, 'server.macroChanged');
}

/** @throws HttpFailure 422 at the maximum number of macros. */
export async function requireRoom(tx: Tx): Promise<void> {
  const inUse = (await readMacros(tx)).filter(({ isRetired }) => !isRetired);
  if (inUse.length >= maximumMacros) throw new HttpFailure(422, 'server.macrosFull');
}

/** @throws HttpFailure 422 for an assignee outside support. */
export async function requireAnswering(
  db: Db,
  staff: Staff,
  assignee: HandlerInput<'deskCreateMacro'>['body']['assignee'] | undefined,
): Promise<void> {
  if (assignee === undefined || assignee === null || assignee === 'me') return;
  if (!isSupport(await staff.rolesOf(db, assignee))) throw new HttpFailure(422, 'server.unknownAssignee');
}

/** A macro in the reply's format. @param nameOf Looks up its author. */
export function macroReply(
  { macroId, version, name, text, status, tags, assignee, isRetired, by, at }: Macro,
  nameOf: (wallet: Macro['by']) => Reply['by'],
): Reply {
  return {
    id: macroId,
    version,
    name,
    text,
    status,
    tags,
    assignee: assignee === null || assignee === 'me' ? assignee : getAddress(assignee),
    isRetired,
    by: nameOf(by),
    at: at.toISOString(),
  };
}
