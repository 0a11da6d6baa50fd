import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, useFieldIds } from '../field/useFieldIds.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useEndFocus } from '../pagination/useEndFocus.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Stepper.css.ts';

export interface Step<Value extends string | number> {
  value: Value;
  /** The value in words or figures, for example “$50”. */
  label: string;
  /** Small text beside the value: “Level 1”. */
  note?: string;
}

export interface StepperProps<Value extends string | number>
  extends FieldTexts,
    Omit<HTMLAttributes<HTMLFieldSetElement>, 'children' | 'onChange'> {
  /** The quantity to set. */
  label: string;
  /** @default false */
  isLabelHidden?: boolean;
  /** All values in order. */
  steps: readonly Step<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

function Words({ label, note }: Pick<Step<string>, 'label' | 'note'>) {
  if (!note) return <span>{label}</span>;
  return (
    <>
      <span>{label}</span>{' '}
      <Text inline size="small" tone="muted" className={styles.note}>
        {note}
      </Text>
    </>
  );
}

/** Steps through a few ordered values; screen readers announce each change. */
export function Stepper<Value extends string | number>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  steps,
  value,
  onChange,
  isDisabled,
  className,
  ...props
}: StepperProps<Value>) {
  const t = useMessage();
  const words = { description, errorMessage };
  const ids = useFieldIds(words);
  const index = steps.findIndex((step) => step.value === value);
  const isFirst = index <= 0;
  const isLast = index === steps.length - 1;
  const { previous, next, onPressed } = useEndFocus({ isFirst, isLast });
  const go = (target: Step<Value> | undefined, button: Element) => {
    onPressed(button);
    if (target) onChange(target.value);
  };
  return (
    <Field {...words} isGroup label={label} isLabelHidden={isLabelHidden} ids={ids} isDisabled={isDisabled}>
      <fieldset
        {...props}
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        className={classNames(styles.root, className)}
      >
        <IconButton
          ref={previous}
          tone="quiet"
          icon={ChevronLeft}
          directional
          label={t('common.stepper.previous')}
          isDisabled={isDisabled || isFirst}
          onPress={({ target }) => go(steps[index - 1], target)}
        />
        <span className={styles.values}>
          {steps.map((step) => (
            <span key={step.value} aria-hidden className={styles.width}>
              <Words {...step} />
            </span>
          ))}
          <span role="status" className={styles.value}>
            {steps[index] && <Words {...steps[index]} />}
          </span>
        </span>
        <IconButton
          ref={next}
          tone="quiet"
          icon={ChevronRight}
          directional
          label={t('common.stepper.next')}
          isDisabled={isDisabled || isLast}
          onPress={({ target }) => go(steps[index + 1], target)}
        />
      </fieldset>
    </Field>
  );
}
