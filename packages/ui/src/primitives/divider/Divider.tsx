import { classNames } from '../../css/classNames.ts';
import { root } from './Divider.css.ts';

/** A thin line between two groups of content. */
export function Divider({ className }: { className?: string }) {
  return <hr className={classNames(root, className)} />;
}
