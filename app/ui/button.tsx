import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { CallToAction } from '#app/content/entities.ts';
import { briefMailto } from '#app/content/brief.ts';
import { useOpenBrief } from '#app/browser/brief-context.ts';
import { Icon } from './icon.tsx';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';
import styles from './button.module.css';

export type ButtonLook = {
  /**
   * `accent` once per view; `band` on a blue ground; `text` for a link with an arrow; `inline` for
   * a word in a sentence.
   */
  readonly variant?: 'accent' | 'primary' | 'quiet' | 'band' | 'text' | 'inline' | undefined;
  readonly size?: 'small' | undefined;
};

/** The class names of a button, for a native element that is none of the components below. */
export function buttonLook({ variant = 'primary', size }: ButtonLook): string {
  return variant === 'text' || variant === 'inline'
    ? clsx(styles[variant])
    : clsx(styles.button, styles[variant], size && styles.small);
}

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** A button with an action on this page. */
export function Button({ variant, size, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonLook({ variant, size })} />;
}

type ButtonLinkProps = ButtonLook & Pick<SiteLinkProps, 'to' | 'onClick' | 'children'>;

/** A link with the look of a button. Its arrow points up and right, and moves that way on hover. */
export function ButtonLink({ variant, size, children, ...rest }: ButtonLinkProps) {
  return (
    <SiteLink {...rest} className={buttonLook({ variant, size })}>
      {children}
      <Icon name="arrow" />
    </SiteLink>
  );
}

type BriefButtonProps = ButtonLook & {
  readonly call: CallToAction;
  /** Fills the width of its container. */
  readonly wide?: boolean;
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
};

/** A call to action: a button that opens the brief. Without scripts it is a mailto: link. */
export function BriefButton({ call, variant, size, wide, onOpen, children }: BriefButtonProps) {
  const openBrief = useOpenBrief();
  return (
    <a
      href={briefMailto(call.brief)}
      className={clsx(buttonLook({ variant, size }), wide && styles.wide)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link without scripts
      role="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!openBrief || event.defaultPrevented) return;
        event.preventDefault();
        onOpen?.();
        openBrief(call.brief);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children ?? call.label}
      {variant === 'text' && <Icon name="arrow" />}
    </a>
  );
}
