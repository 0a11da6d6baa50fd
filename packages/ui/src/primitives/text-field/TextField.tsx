import { CircleAlert, Lock } from 'lucide-react';
import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'isInvalid' | 'render' | 'style'> {
  /** What is asked for; always visible. */
  label: string;
  /** A sentence that helps before anything was typed. */
  description?: string;
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  errorMessage?: string;
  placeholder?: string;
  /** The value was set elsewhere and stays: read-only, with a lock. Say by whom in `description`. */
  isLocked?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label, its help and its error in one place. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  isLocked = false,
  isReadOnly = isLocked,
  className,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(styles.root, className)}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.control}>
        <Input ref={inputRef} placeholder={placeholder} className={styles.input} />
        {isLocked && <Icon icon={Lock} size="s" className={styles.mark} />}
      </div>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        <Icon icon={CircleAlert} size="s" className={styles.errorMark} />
        {errorMessage}
      </FieldError>
    </AriaTextField>
  );
}
