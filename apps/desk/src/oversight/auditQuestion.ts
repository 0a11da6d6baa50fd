import { type AuditKind, auditKinds, isWallet } from '@upline/domain';

/** Filters of the audit log, as stored in the address. */
export interface AuditQuestion {
  /** Wallet of a staff member; `''` for all. */
  who: string;
  /** `''` for any. */
  kind: AuditKind | '';
  /** Day in UTC, `YYYY-MM-DD`; `''` for all. */
  day: string;
  /** Last day of a period that starts at `day`; `''` for a single day. */
  until: string;
  /** Ticket number; `''` for all. */
  ticket: string;
  /** A member's wallet, ID or name; `''` for all. */
  member: string;
  /** Number of the open entry; `''` if none. */
  entry: string;
}

export const wholeAudit: AuditQuestion = {
  who: '',
  kind: '',
  day: '',
  until: '',
  ticket: '',
  member: '',
  entry: '',
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const number = /^[1-9]\d{0,14}$/;

const dayIn = (text: string) => (dayPattern.test(text) && Date.parse(text) >= 0 ? text : '');

/** Reads the log's filters from the address; ignores invalid values. */
export function auditQuestionIn(query: URLSearchParams): AuditQuestion {
  const said = (name: string) => query.get(name) ?? '';
  const [who, entry, member] = [said('who'), said('entry'), said('member')];
  const [day, until] = [dayIn(said('day')), dayIn(said('until'))];
  const ticket = said('ticket').replace(/^#/, '');
  return {
    who: who && isWallet(who) ? who : '',
    kind: auditKinds.find((one) => one === query.get('kind')) ?? '',
    day,
    until: day !== '' && until >= day ? until : '',
    ticket: number.test(ticket) ? ticket : '',
    member: member.slice(0, 100),
    entry: number.test(entry) ? entry : '',
  };
}
