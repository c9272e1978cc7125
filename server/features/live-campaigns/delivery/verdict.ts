import type { DeliveryCause, DeliveryState } from '#contract/live/delivery.ts';

/** What holds of one thing by itself, whatever it is in. */
export interface Verdict {
  state: DeliveryState;
  causes: DeliveryCause[];
  /** What is wrong with a part of it all the same. */
  also?: DeliveryCause[];
}
