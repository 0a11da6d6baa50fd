import { useQuestion } from '@upline/app-kit/useQuestion';
import { useDeskMessage } from './messages/useDeskMessage.ts';
import { AuditScreen } from './oversight/AuditScreen.tsx';
import { auditQuestionIn } from './oversight/auditQuestion.ts';
import { useDeskTitle } from './useDeskTitle.ts';

/** Audit log with filters in the address. */
export function AuditPage() {
  const { query, ask } = useQuestion();
  useDeskTitle(useDeskMessage()('desk.nav.audit'));
  return <AuditScreen question={auditQuestionIn(query)} onChange={(next) => ask({ ...next })} />;
}
