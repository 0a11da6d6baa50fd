import { type DataRequestKind, type DataRequestState, dataRequestTime, usualRetention } from '@upline/domain';
import type { DataFile } from '../dataFile.ts';

/** A data request of a member of a mock backend. */
export interface MockDataRequest {
  id: string;
  /** The order of requests, from 1. */
  number: number;
  /** In lower case. */
  wallet: string;
  kind: DataRequestKind;
  state: DataRequestState;
  createdAt: Date;
  dueAt: Date;
  answeredAt: Date | null;
  /** The wallet of the staff member who answered, in lower case. */
  answeredBy: string | null;
  reason: string;
  file: DataFile | null;
  fileUntil: Date | null;
}

export type DataRequests = ReturnType<typeof createDataRequests>;

const day = 24 * 60 * 60_000;

export function createDataRequests(now: () => Date) {
  const requests: MockDataRequest[] = [];

  function known(id: string): MockDataRequest {
    const request = requests.find((one) => one.id === id);
    if (!request) throw new RangeError(`There is no request ${id}.`);
    return request;
  }

  return {
    /** Oldest first. */
    all: () => requests,
    of: (wallet: string) => requests.filter((one) => one.wallet === wallet.toLowerCase()),
    find: (id: string) => requests.find((one) => one.id === id),
    /** @returns `null` while a request of the kind is open. */
    ask(of: string, kind: DataRequestKind) {
      const wallet = of.toLowerCase();
      const isOpen = requests.some(
        (one) => one.wallet === wallet && one.kind === kind && one.state === 'open',
      );
      if (isOpen) return null;
      const number = requests.length + 1;
      const request: MockDataRequest = {
        id: `request-${number}`,
        number,
        wallet,
        kind,
        state: 'open',
        createdAt: now(),
        dueAt: new Date(now().getTime() + dataRequestTime),
        answeredAt: null,
        answeredBy: null,
        reason: '',
        file: null,
        fileUntil: null,
      };
      requests.push(request);
      return request;
    },
    /** Settles an open request. @param answeredBy Omitted if the member withdrew it. */
    settle(id: string, state: Exclude<DataRequestState, 'open'>, answeredBy?: string, reason: string = '') {
      const by = answeredBy?.toLowerCase() ?? null;
      Object.assign(known(id), { state, answeredBy: by, reason, answeredAt: now() });
    },
    keep(id: string, file: DataFile) {
      const fileUntil = new Date(now().getTime() + usualRetention.exports * day);
      Object.assign(known(id), { file, fileUntil });
    },
  };
}
