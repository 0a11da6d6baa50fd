import { admin, by, dawn, pose, root, type twoPools } from './twoPools.ts';

export const hour = 3600n;
export const day = 24n * hour;
export const fair = { joiningFee: 60_000_000n, referralShare: 2000, networkShare: 5000, operatorShare: 3000 };

export type Scene = ReturnType<typeof twoPools>;

/** A call that fails for exactly one reason. */
export interface Case {
  what: string;
  scene?: Parameters<typeof twoPools>[0];
  before?: (scene: Scene) => void;
  call: (scene: Scene) => ReturnType<Scene['race']['start']>;
  args?: readonly unknown[];
}

export const buyer = 'buyer';
export const seats = ['s1', 's2', 's3', 's4', 's5'];
export const enrolment = { member: buyer, sponsor: root, deadline: dawn, isSigned: true };
export const enrolled = ({ registry }: Scene) => registry.enroll(by(buyer), root);
export const announced =
  (position: number) =>
  ({ poolModel, registry }: Scene) => {
    pose(poolModel, 'late', position);
    registry.queue_pool(by(admin), 'late', position);
  };
