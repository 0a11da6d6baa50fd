import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { bubble } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words that add to what is already said; never the only place of something needed. */
  text: string;
  /** One button or link. */
  children: ReactNode;
}

/** Words that appear when a button or link is hovered or focused, and go with Escape. Touch never sees them. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <AriaTooltip className={bubble} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
