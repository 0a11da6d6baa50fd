import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
  Text,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { description as descriptionStyle, error, errorMark } from '../text-field/TextField.css.ts';
import { below, button, indicator, root } from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'children' | 'className' | 'isInvalid' | 'render' | 'style'> {
  /** What is agreed to or chosen; pressing it toggles the box too. */
  children: ReactNode;
  /** A sentence below, read aloud with the box. */
  description?: string;
  /** What is wrong; its presence makes the box invalid. */
  errorMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One thing that is chosen or not. A choice that acts at once is a switch, one among several a radio. */
export function Checkbox({ children, description, errorMessage, className, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(root, className)}
    >
      <CheckboxButton className={button}>
        <span className={indicator}>
          <Icon icon={Check} size="s" />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      {description && (
        <Text slot="description" className={classNames(descriptionStyle, below)}>
          {description}
        </Text>
      )}
      <FieldError className={classNames(error, below)}>
        <Icon icon={CircleAlert} size="s" className={errorMark} />
        {errorMessage}
      </FieldError>
    </CheckboxField>
  );
}
