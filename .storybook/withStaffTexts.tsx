import type { Decorator } from '@storybook/react-vite';
import { deskEnglish } from '../apps/desk/src/messages/desk.generated.ts';
import { DeskMessagesContext } from '../apps/desk/src/messages/useDeskMessage.ts';
import { benchEnglish } from '../apps/workbench/src/messages/bench.generated.ts';
import { BenchMessagesContext } from '../apps/workbench/src/messages/useBenchMessage.ts';
import { englishOf } from '../packages/ui/src/messages/messagesContext.ts';
import { noted } from '../packages/ui/src/messages/withLanguage.tsx';

const staffs = englishOf(noted(deskEnglish));
const developers = englishOf(noted(benchEnglish));

/** Provides the staff's texts to stories and records the used ones. */
export const withStaffTexts: Decorator = (Story) => (
  <DeskMessagesContext value={staffs}>
    <BenchMessagesContext value={developers}>
      <Story />
    </BenchMessagesContext>
  </DeskMessagesContext>
);
