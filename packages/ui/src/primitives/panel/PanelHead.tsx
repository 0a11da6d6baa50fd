import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { head, title as titleStyle } from './Panel.css.ts';

export interface PanelHeadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title' | 'id'> {
  title: ReactNode;
  /** ID of the heading, for the panel's `aria-labelledby`. */
  id?: string;
  /** @default 2 */
  level?: HeadingLevel;
  /** Looks like the label of a Figure, for a head among figures. @default false */
  isFigure?: boolean;
  /** A short note beside the title, such as a count. */
  note?: ReactNode;
  /** Links and controls at the end of the line. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Title and actions of a panel or of one of its cells. */
export function PanelHead({
  title,
  id,
  level = 2,
  isFigure = false,
  note,
  actions,
  className,
  ...props
}: PanelHeadProps) {
  return (
    <div {...props} className={classNames(head, className)}>
      <div className={titleStyle}>
        <Heading
          level={level}
          size={isFigure ? 'smallStrong' : 'title3'}
          tone={isFigure ? 'muted' : 'default'}
          id={id}
        >
          {title}
        </Heading>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
      {actions && <Inline gap="m">{actions}</Inline>}
    </div>
  );
}
