import type { ReplyData } from '@upline/api/contract';
import { ledgerFileName } from '@upline/api/contract';
import { ledgerKinds, toDecimal, totalPages } from '@upline/domain';
import { type Address, getAddress } from 'viem';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { exportLines } from './exportLines.ts';
import { lineFilterOf } from './lineFilter.ts';
import { lineOut } from './lineOut.ts';
import { readLedgerFigures, type Sums } from './readLedgerFigures.ts';
import { readNewest } from './readLines.ts';
import { readParts } from './readParts.ts';

const mediaTypes = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json' } as const;

function sumsOut(sums: Sums): ReplyData<'ledger'>['sums'] {
  const out = ledgerKinds.map((kind) => [kind, toDecimal(sums[kind])]);
  return Object.fromEntries(out) as ReplyData<'ledger'>['sums'];
}

/** The caller's own ledger, in pages and as a file; other members' ledgers are 404. */
export function ledgerLineHandlers({ db }: { db: Db }): Pick<Handlers, 'ledger' | 'ledgerExport'> {
  function requireOwn(wallet: Address, caller: Address): void {
    if (wallet !== caller) throw new HttpFailure(404, 'server.unknownMember');
  }

  return {
    async ledger({ params: { wallet }, query }, { session }) {
      requireOwn(wallet, session.wallet);
      const filter = lineFilterOf(wallet, query);
      const { page, limit } = query;
      return inOneMoment(db, async (tx) => {
        const { finalized, holdings, total, ...sums } = await readLedgerFigures(tx, filter);
        const offset = (page - 1) * limit;
        const lines = offset < total ? await readNewest(tx, filter, holdings, { limit, offset }) : [];
        const partsOf = await readParts(tx, lines);
        const place = { currentPage: page, totalPages: totalPages(total, limit) };
        return {
          lines: lines.map((line) => lineOut(line, finalized, partsOf(line))),
          sums: sumsOut(sums.sums),
          provisionalSums: sumsOut(sums.provisionalSums),
          pagination: { ...place, totalCount: total, totalLines: total },
        };
      });
    },

    async ledgerExport({ params: { wallet }, query }, { session }) {
      requireOwn(wallet, session.wallet);
      const { format } = query;
      const name = ledgerFileName(getAddress(wallet), format, new Date());
      return new Response(exportLines(db, lineFilterOf(wallet, query), format), {
        headers: {
          'Content-Type': mediaTypes[format],
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      });
    },
  };
}
