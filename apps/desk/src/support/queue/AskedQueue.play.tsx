import { useState } from 'react';
import { QueueScreen, type QueueScreenProps } from './QueueScreen.tsx';

/** Keeps the filters in state, as the address does in the app. */
export function AskedQueue(props: QueueScreenProps) {
  const [question, ask] = useState(props.question);
  return <QueueScreen {...props} question={question} onChange={ask} />;
}
