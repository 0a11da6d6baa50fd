import { type AuditKind, auditKinds, isWallet } from '@upline/domain';

/** What the audit log is asked for, as the address carries it. */
export interface AuditQuestion {
  /** A wallet of the staff; `''` for anybody. */
  who: string;
  /** `''` for any. */
  kind: AuditKind | '';
  /** A day in UTC, `YYYY-MM-DD`; `''` for any. */
  day: string;
  /** The last day of a period that begins with `day`; `''` for that day alone. */
  until: string;
  /** A ticket’s number; `''` for any. */
  ticket: string;
  /** A member’s wallet, ID or name; `''` for anybody. */
  member: string;
  /** The number of the entry that is open; `''` for none. */
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

/** What an address asks of the log; nonsense asks nothing. */
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
