import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { crumb, list, mark } from './Breadcrumbs.css.ts';

/** A page on the way to this one. */
export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'aria-label' | 'children'> {
  /** What the way is for, told apart from the other navigation on the page: “Path”. */
  label: string;
  /** The pages above this one, topmost first. */
  crumbs: readonly Crumb[];
  /** What this page is called. */
  current: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Where a page stands, with the way back up. Plain links in a list, as WAI-ARIA's practice has it: React Aria's
 * collection would render nothing until its second pass.
 */
export function Breadcrumbs({ label, crumbs, current, className, ...props }: BreadcrumbsProps) {
  return (
    <nav {...props} aria-label={label} className={className}>
      <ol className={list}>
        {crumbs.map(({ href, label: words }) => (
          <li key={href} className={crumb}>
            <Link href={href} tone="plain">
              {words}
            </Link>
            <Icon icon={ChevronRight} size="s" directional className={mark} />
          </li>
        ))}
        <li className={crumb}>
          <Text inline size="small" tone="default" aria-current="page">
            {current}
          </Text>
        </li>
      </ol>
    </nav>
  );
}
