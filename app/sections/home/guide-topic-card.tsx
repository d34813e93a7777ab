import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GuideTopic } from '#app/content/entities.ts';
import { useHoverIntent } from '#app/hooks/use-hover-intent.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './guide-topic-card.module.css';

/** Milliseconds of hover or focus before a card opens, and after leaving before it closes. */
const delay = 200;

type GuideTopicCardProps = {
  readonly topic: GuideTopic;
  /** The label of the link to all guides of a topic. */
  readonly all: (topic: string) => string;
};

/**
 * A guide topic with a popup of its guides, opened by hover, focus or tap. Before hydration CSS opens it, with the
 * same delays. After hydration the state decides, so that Escape can close a popup under the pointer. Escape
 * inside the popup returns the focus to the button.
 */
export function GuideTopicCard({ topic, all }: GuideTopicCardProps) {
  const id = useId();
  const host = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Opened by hover or focus: the next click keeps it open instead of closing it. */
  const tentative = useRef(false);
  const scripted = useHydrated();
  const intent = useHoverIntent({
    openDelay: delay,
    closeDelay: delay,
    isOpen: open,
    onOpen: () => {
      tentative.current = true;
      setOpen(true);
    },
    onClose: () => setOpen(false),
  });

  useEffect(() => {
    // CSS may have opened the popup before hydration: no pointer event follows.
    if (!host.current?.matches(':hover, :focus-within')) return;
    tentative.current = true;
    setOpen(true);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus add to its button
    <li
      ref={host}
      className={styles.topic}
      data-panel={topic.color}
      data-open={open || undefined}
      data-scripted={scripted || undefined}
      onPointerEnter={intent.onPointerEnter}
      onPointerLeave={intent.onPointerLeave}
      onFocus={(event) => {
        if (
          event.target.matches(':focus-visible') &&
          !event.currentTarget.contains(event.relatedTarget)
        ) {
          intent.open();
        }
      }}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || intent.close()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          intent.cancel();
          const opens = !open || tentative.current;
          tentative.current = false;
          flushSync(() => setOpen(opens));
          // On a phone the guides open below the card, and that may be below the screen.
          if (opens) popup.current?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <Picture picture={topic.picture} alt="" />
        <span className={styles.name}>{topic.name}</span>{' '}
        <span className={styles.description}>{topic.description}</span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <div ref={popup} id={id} className={styles.popup}>
        <ul>
          {topic.subPages.map(({ title, description, path }) => (
            <li key={path}>
              <SiteLink to={path} className={styles.entry}>
                <b>{title}</b> <span>{description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <ButtonLink to={topic.all} variant="text">
          {all(topic.name)}
        </ButtonLink>
      </div>
    </li>
  );
}
