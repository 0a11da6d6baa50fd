import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { list, root, tab } from './Tabs.css.ts';

export interface TabContent<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The topic of the tabs. */
  label: string;
  tabs: readonly TabContent<Value>[];
  /** ID of the visible part. */
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Parts of one topic, one visible at a time. For two to four views of the same data use
 * SegmentedControl.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  ...props
}: TabsProps<Value>) {
  return (
    <AriaTabs
      {...props}
      className={classNames(root, className)}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((each) => each.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <TabList aria-label={label} className={list}>
        {tabs.map((each) => (
          <Tab key={each.value} id={each.value} isDisabled={each.isDisabled} className={tab}>
            {each.icon && <Icon icon={each.icon} size="s" />}
            <span>{each.label}</span>
          </Tab>
        ))}
      </TabList>
      {tabs.map((each) => (
        <TabPanel key={each.value} id={each.value}>
          {each.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
