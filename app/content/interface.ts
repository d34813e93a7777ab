/**
 * The words of the interface itself: names of landmarks and controls, and what a control says when it
 * was used. They are the same on every page, so primitives and the shell take them from here. A leaf module.
 */
import type { Notification } from '#app/browser/notifications.ts';

type NotificationWords = Pick<Notification, 'title' | 'text'>;

export const skipLink = 'Skip to content';

export const headerWords = {
  main: 'Main',
  mobile: 'Mobile',
  menu: 'Menu',
  theme: 'Switch between light and dark',
} as const;

export const exploreTitle = 'Explore';

export const rightsReserved = 'All rights reserved.';

export const toasterWords = {
  region: 'Notifications',
  one: 'Notification',
  close: 'Close notification',
} as const;

/** Stands where a section failed. */
export const sectionFailed =
  'We could not show this part. The rest of the page still works; reload to try again.';

/** What a placeholder link says. */
export const notPublished = (label: string): NotificationWords => ({
  title: `${label} is not published yet`,
  text: 'You are still on the same page. The links above the footer lead on.',
});

export const copyWords = {
  done: 'Paste it wherever you need it.',
  refused: 'Your browser blocked the copy',
  /** The text stands selected on the page. */
  selected: 'The text is selected. Press Ctrl+C, or Cmd+C on a Mac.',
  /** The text stands nowhere on the page. */
  yourself: (text: string) => `Copy this yourself: ${text}`,
} as const;

export const carouselWords = {
  previous: (item: string) => `Previous ${item}`,
  next: (item: string) => `Next ${item}`,
  slides: (title: string) => `${title}, slides`,
  position: (current: number, count: number) => `${current} of ${count}`,
  roles: { carousel: 'carousel', slide: 'slide' },
} as const;

export const rating = (count: number) => `${count} out of 5 stars`;
