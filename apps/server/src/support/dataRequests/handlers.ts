import { dataFileName, dataFileType } from '@upline/api/contract';
import { dataRequestTime, type Retention } from '@upline/domain';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { lockOpenRequest, requestReply, settle, withoutFile } from './requests.ts';
import { dataRequests } from './schema.ts';

interface Dependencies {
  db: Db;
  config: { retention: Retention };
}

type MemberHandlers = Pick<Handlers, 'dataRequests' | 'askForData' | 'withdrawDataRequest' | 'dataExport'>;

const listedAtMost = 50;

/** Members’ requests for a copy or the erasure of their data; requests of other members are 404. */
export function dataRequestHandlers({ db, config }: Dependencies): MemberHandlers {
  return {
    async dataRequests(_input, { session: { wallet } }) {
      const found = await db
        .select(withoutFile)
        .from(dataRequests)
        .where(eq(dataRequests.wallet, wallet))
        .orderBy(desc(dataRequests.number))
        .limit(listedAtMost);
      return { requests: found.map(requestReply), kept: config.retention };
    },

    async askForData({ body: { kind } }, { session: { wallet } }) {
      const createdAt = new Date();
      const dueAt = new Date(createdAt.getTime() + dataRequestTime);
      const [asked] = await db
        .insert(dataRequests)
        .values({ id: crypto.randomUUID(), wallet, kind, createdAt, dueAt })
        .onConflictDoNothing()
        .returning(withoutFile);
      if (!asked) throw new HttpFailure(409, 'server.requestOpen');
      return requestReply(asked);
    },

    async withdrawDataRequest({ params: { requestId } }, { session: { wallet } }) {
      return db.transaction(async (tx) => {
        const request = await lockOpenRequest(tx, requestId, wallet);
        return requestReply(await settle(tx, request, { state: 'withdrawn' }));
      });
    },

    async dataExport({ params: { requestId } }, { session: { wallet } }) {
      const [found] = await db
        .select({ file: dataRequests.file, answeredAt: dataRequests.answeredAt })
        .from(dataRequests)
        .where(
          and(
            eq(dataRequests.id, requestId),
            eq(dataRequests.wallet, wallet),
            isNotNull(dataRequests.file),
            gt(dataRequests.fileUntil, new Date()),
          ),
        );
      if (!found?.file) throw new HttpFailure(404, 'server.unknownRequest');
      return new Response(found.file, {
        headers: {
          'Content-Type': dataFileType,
          'Content-Disposition': `attachment; filename="${dataFileName(found.answeredAt ?? new Date())}"`,
        },
      });
    },
  };
}
