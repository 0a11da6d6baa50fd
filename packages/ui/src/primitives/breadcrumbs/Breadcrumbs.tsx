import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { crumb, list, mark } from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'aria-label' | 'children'> {
  /** Name of the navigation for screen readers, unique on the page: “Path”. */
  label: string;
  /** Parent pages, topmost first. */
  crumbs: readonly Crumb[];
  /** Name of the current page. */
  current: string;
  ref?: Ref<HTMLElement>;
}

/**
 * The path to a page inside a hierarchy: plain links in a list, after WAI-ARIA's pattern. React
 * Aria's component would render nothing in the first pass.
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
