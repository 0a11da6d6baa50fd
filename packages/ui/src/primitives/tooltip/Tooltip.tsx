import type { ReactNode, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { bubble } from './Tooltip.css.ts';

export interface TooltipProps
  extends Omit<AriaTooltipProps, 'children' | 'className' | 'offset' | 'render' | 'style'> {
  /** A few extra words; never necessary information. */
  text: string;
  /** One button or link. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Extra words on hover or focus of a button or link; Escape hides them, and touch never shows them.
 * `className`, `data-*` and `ref` go to the text.
 */
export function Tooltip({ text, children, className, ...props }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <AriaTooltip {...props} className={classNames(bubble, className)} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
