import type { ActValues } from '@upline/domain';
import { useState } from 'react';
import { ActScreen, type ActScreenProps } from './ActScreen.tsx';

/** Keeps the values in state, as the address does in the app. */
export function AskedAct(props: ActScreenProps) {
  const [values, change] = useState<ActValues>(props.values);
  return <ActScreen {...props} values={values} onChange={change} />;
}
