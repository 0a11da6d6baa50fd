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

/** All macros as they are now, by name. */
export async function readMacros(db: Db): Promise<Macro[]> {
  const latest = await db
    .selectDistinctOn([macroVersions.macroId])
    .from(macroVersions)
    .orderBy(macroVersions.macroId, desc(macroVersions.version));
  return latest.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** A macro as it is now. @throws HttpFailure 404 when there is none. */
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

/** Writes a version down. @throws HttpFailure 409 when somebody has written it already. */
export async function writeMacro(tx: Tx, macro: Macro): Promise<void> {
  const written = await tx.insert(macroVersions).values(macro).onConflictDoNothing().returning();
  if (written.length === 0) throw new HttpFailure(409, 'server.macroChanged');
}

/** @throws HttpFailure 422 when there are as many as there may be. */
export async function requireRoom(tx: Tx): Promise<void> {
  const inUse = (await readMacros(tx)).filter(({ isRetired }) => !isRetired);
  if (inUse.length >= maximumMacros) throw new HttpFailure(422, 'server.macrosFull');
}

/** @throws HttpFailure 422 for somebody who does not answer members. */
export async function requireAnswering(
  db: Db,
  staff: Staff,
  assignee: HandlerInput<'deskCreateMacro'>['body']['assignee'] | undefined,
): Promise<void> {
  if (assignee === undefined || assignee === null || assignee === 'me') return;
  if (!isSupport(await staff.rolesOf(db, assignee))) throw new HttpFailure(422, 'server.unknownAssignee');
}

/** A macro as replies carry it. @param nameOf Names who made it. */
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
