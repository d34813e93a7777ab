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

/** Stands before the contact address, above every footer. */
export const exploreContact = 'Questions? Email';

/** Beside a link whose page does not exist yet. */
export const comingSoon = 'coming soon';

export const rightsReserved = 'All rights reserved.';

/** The control near the foot of every page, and the panel that it opens. */
export const visitTitle = 'This page, on your device';

export const visitFailed: NotificationWords = {
  title: 'The panel didn’t load.',
  text: 'Check your connection and try again.',
};

export const toasterWords = {
  region: 'Notifications',
  one: 'Notification',
  close: 'Close notification',
} as const;

/** In place of a part that threw, with the error's message. */
export const partFailed = (message: string) =>
  `We couldn't show this part (${message}). The rest of the page works. Reload to try again.`;

/** What a placeholder link says. */
export const notPublished = (label: string): NotificationWords => ({
  title: 'This page is coming soon.',
  text: `${label}: not published yet. Every page that is ready is linked above the footer.`,
});

export const copyWords = {
  done: 'Paste it wherever you need it.',
  refused: 'Your browser blocked the copy',
  /** The text is selected on the page. */
  selected: 'The text is selected. Press Ctrl+C, or Cmd+C on a Mac.',
  selectedByTouch: 'The text is selected. Press and hold it, then choose Copy.',
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
