import { useState } from 'react';
import { AuditScreen, type AuditScreenProps } from './AuditScreen.tsx';

/** Keeps the filters in state, as the address does in the app. */
export function AskedAudit(props: AuditScreenProps) {
  const [question, ask] = useState(props.question);
  return <AuditScreen {...props} question={question} onChange={ask} />;
}
