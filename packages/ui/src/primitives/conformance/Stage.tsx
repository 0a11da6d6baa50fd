import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';

let put: (drawn: ReactNode) => void = () => {};

/** Puts something on the stage in place of what is there. */
export function stage(drawn: ReactNode): void {
  put(drawn);
}

/** A place for one part at a time, with something before it from where Tab leads to it. */
export function Stage() {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  put = setDrawn;
  return (
    <>
      <Button>Before</Button>
      <div data-stage>{drawn}</div>
    </>
  );
}
