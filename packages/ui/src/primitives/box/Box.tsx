import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import { elementOf } from './elementOf.ts';

/** Allowed elements: layout only, no interactive elements. */
type BoxElement =
  | 'div'
  | 'span'
  | 'main'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'fieldset'
  | 'form';

export interface BoxProps extends Sprinkles, Omit<HTMLAttributes<HTMLElement>, keyof Sprinkles> {
  /**
   * The rendered element.
   * @default 'div'
   */
  as?: BoxElement;
  ref?: Ref<HTMLElement>;
}

function copy<Name extends keyof Sprinkles>(to: Sprinkles, from: Sprinkles, name: Name) {
  to[name] = from[name];
}

/**
 * A plain element with layout and colour props from the tokens. All other layout primitives use it.
 */
export function Box({ as = 'div', className, ...props }: BoxProps) {
  const Element = elementOf(as);
  const atoms: Sprinkles = {};
  const attributes: Partial<BoxProps> = { ...props };
  for (const name of sprinkles.properties) {
    copy(atoms, props, name);
    delete attributes[name];
  }
  return <Element {...attributes} className={classNames(sprinkles(atoms), className) || undefined} />;
}
