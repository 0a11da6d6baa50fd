import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { plain } from './ShortText.css.ts';

export interface ShortTextProps {
  /** All of it, for screen readers and on hover. */
  whole: string;
  /** Its two ends, for the eye. */
  short: string;
}

/** The ends of a wallet or hash. Hovering shows it whole, and screen readers say it whole. */
export function ShortText({ whole, short }: ShortTextProps) {
  return (
    <span className={plain} title={whole}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </span>
  );
}
