import { type AuditKind, auditKinds, isWallet } from '@upline/domain';

/** What the audit log is asked for, as the address carries it. */
export interface AuditQuestion {
  /** A wallet of the staff; `''` for anybody. */
  who: string;
  /** `''` for any. */
  kind: AuditKind | '';
  /** A day in UTC, `YYYY-MM-DD`; `''` for any. */
  day: string;
  /** The number of the entry that is open; `''` for none. */
  entry: string;
}

export const wholeAudit: AuditQuestion = { who: '', kind: '', day: '', entry: '' };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks of the log; nonsense asks nothing. */
export function auditQuestionIn(query: URLSearchParams): AuditQuestion {
  const [who, day, entry] = ['who', 'day', 'entry'].map((name) => query.get(name) ?? '');
  return {
    who: who && isWallet(who) ? who : '',
    kind: auditKinds.find((one) => one === query.get('kind')) ?? '',
    day: day && dayPattern.test(day) && Date.parse(day) >= 0 ? day : '',
    entry: entry && /^[1-9]\d{0,14}$/.test(entry) ? entry : '',
  };
}
