import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { longestReport } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type DeskReport = ReplyData<'deskReports'>;

/** Period of a report, `YYYY-MM-DD`, both days included. */
export interface ReportQuestion {
  from: string;
  to: string;
}

const day = 24 * 60 * 60_000;
const usualLength = 30;

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** True for a period in order and within the maximum length. */
export function isPeriod({ from, to }: ReportQuestion): boolean {
  const length = (Date.parse(to) - Date.parse(from)) / day + 1;
  return isDay(from) && isDay(to) && length >= 1 && length <= longestReport;
}

/** Reads the period from the address; the last 30 days if missing or invalid. */
export function reportQuestionIn(query: URLSearchParams, now: Date): ReportQuestion {
  const asked = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  if (isPeriod(asked)) return asked;
  const on = (before: number) => new Date(now.getTime() - before * day).toISOString().slice(0, 10);
  return { from: on(usualLength - 1), to: on(0) };
}

function reportQuery(client: Client, question: ReportQuestion) {
  return queryOptions({
    queryKey: [serverRoot, 'deskReports', question],
    queryFn: async ({ signal }) => (await client.call('deskReports', { query: question }, { signal })).data,
  });
}

export function useReport(question: ReportQuestion) {
  return useQuery(reportQuery(usePorts().client, question));
}
