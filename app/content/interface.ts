/**
 * Labels of landmarks and controls, and their messages. They are the same on every page, so `ui`,
 * `shell` and `sections` import them directly. A leaf module.
 */
import type { Notification } from '#app/browser/notifications.ts';

export type NotificationWords = Pick<Notification, 'title' | 'text'>;

export const skipLink = 'Skip to content';

export const headerWords = {
  main: 'Main',
  mobile: 'Mobile',
  menu: 'Menu',
  theme: 'Dark theme',
} as const;

export const breadcrumbLabel = 'Breadcrumb';

export const exploreTitle = 'Explore';

/** Text before the contact address, above every footer. */
export const exploreContact = 'Questions? Email';

/** Shown beside a placeholder link. */
export const comingSoon = 'coming soon';

export const rightsReserved = 'All rights reserved.';

/** The control near the end of every page, and the panel it opens. */
export const visitTitle = 'Speed and privacy of this page';

export const visitFailed = 'The panel didn’t load. Try again.';

export const toasterWords = {
  region: 'Notifications',
  one: 'Notification',
  close: 'Close notification',
} as const;

/** The note that replaces a failed part, with the error's message. */
export const partFailed = (message: string) =>
  `We couldn’t show this part (${message}). Reload to try again.`;

/** The toast of a placeholder link. */
export const notPublished = (label: string): NotificationWords => ({
  title: 'This page is coming soon.',
  text: `“${label}” isn’t published yet. See “Explore” for pages that are.`,
});

export const copyWords = {
  done: 'Paste it wherever you need it.',
  refused: 'Your browser blocked the copy',
  /** The text is selected on the page. */
  selected: 'The text is selected. Press Ctrl+C, or Cmd+C on a Mac.',
  selectedByTouch: 'The text is selected. Press and hold it, then choose Copy.',
  /** The text is not visible on the page. */
  yourself: (text: string) => `Copy this yourself: ${text}`,
} as const;

export const carouselWords = {
  previous: (item: string) => `Previous ${item}`,
  next: (item: string) => `Next ${item}`,
  slides: (title: string) => `${title}, slides`,
  position: (current: number, count: number) => `${current} of ${count}`,
  /** Several slides are in view. */
  range: (first: number, last: number, count: number) => `${first}-${last} of ${count}`,
  roles: { carousel: 'carousel', slide: 'slide' },
} as const;

/** The text alternative of a row of stars. */
export const rating = (count: number) => `${count} out of 5 stars`;
