import { useEffect, useRef, type FormEvent } from 'react';
import { briefMailto } from '#app/content/brief.ts';
import type { HomePage } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { useOpenBrief } from '#app/browser/brief-context.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './audit-form.module.css';
import { visitorShop } from './visitor-shop.ts';

/** The address that was submitted last. */
let submitted = '';

/**
 * Nothing is sent: the typed text is logged, and the brief opens with it. All forms of the page hold the same
 * text. `method="dialog"` submits nothing, also where the scripts have not arrived.
 */
export function AuditForm({ form }: { readonly form: HomePage['hero']['form'] }) {
  const field = useRef<HTMLInputElement>(null);
  const openBrief = useOpenBrief();

  useEffect(() => {
    const input = field.current!;
    const follow = () => {
      const { typed } = visitorShop.get();
      if (input.value !== typed) input.value = typed;
    };
    // Typed before hydration, or restored by the browser.
    if (input.value) visitorShop.set({ typed: input.value });
    else follow();
    return visitorShop.subscribe(follow);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = field.current!.value.trim();
    console.log(url);
    // An emptied field empties the brief's address, but only if that address came from here.
    openBrief?.(
      { ...form.submit.brief, ...((url || submitted) && { url }) },
      visitorShop.get().drawing,
    );
    submitted = url;
  };

  return (
    <form className={styles.form} method="dialog" onSubmit={submit}>
      <div className={styles.field}>
        <Icon name="globe" />
        <input
          ref={field}
          aria-label={form.label}
          name="url"
          inputMode="url"
          autoComplete="url"
          placeholder={form.placeholder}
          onInput={(event) => visitorShop.set({ typed: event.currentTarget.value })}
        />
        <Button type="submit" variant="accent">
          {form.submit.label}
        </Button>
      </div>
      <p>{form.note}</p>
      <p className={styles.withoutScript}>
        <a href={briefMailto(form.submit.brief)} className={buttonLook({ variant: 'accent' })}>
          {form.submit.label}
        </a>
        <span>
          {form.withoutScript} {site.email}
        </span>
      </p>
    </form>
  );
}
