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
  /** A few words that add to what is already said; never the only place of something needed. */
  text: string;
  /** One button or link. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Words that appear when a button or link is hovered or focused, and go with Escape. Touch never sees them.
 * `className`, `data-*` and `ref` go to the words.
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
