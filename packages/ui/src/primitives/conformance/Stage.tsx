import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';

let put: (drawn: ReactNode) => void = () => {};

/** Renders a component on the stage, replacing the previous one. */
export function stage(drawn: ReactNode): void {
  put(drawn);
}

/** Shows one component at a time, after an element from which Tab enters it. */
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
