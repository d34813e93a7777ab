import { useId, type FormEvent } from 'react';
import { briefMailto } from '#app/content/brief.ts';
import type { HomePage } from '#app/content/home.ts';
import { site } from '#app/content/site.ts';
import { useOpenBrief } from '#app/browser/brief-context.ts';
import { StatStrip } from '#app/sections/shared/stat-strip.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './hero.module.css';
import { ScreenshotPodium } from './screenshot-podium.tsx';

export function HomeHero({ hero }: { readonly hero: HomePage['hero'] }) {
  const [first, second] = hero.title;
  return (
    <section className={styles.hero} data-tone="band">
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.copy}>
            <h1>
              {first}
              <br />
              <span>{second}</span>
            </h1>
            <p className={styles.lead}>{hero.lead}</p>
            <AuditForm form={hero.form} />
            <StatStrip stats={hero.stats} />
          </div>
          <Picture {...hero.hill} loading="first" className={styles.hill} />
        </div>
        <ScreenshotPodium shots={hero.shots} />
      </div>
    </section>
  );
}

/** Nothing is sent: the typed text is logged, and the brief opens with it. */
function AuditForm({ form }: { readonly form: HomePage['hero']['form'] }) {
  const id = useId();
  const openBrief = useOpenBrief();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim();
    console.log(url);
    openBrief?.({ ...form.submit.brief, ...(url && { url }) });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <Icon name="globe" />
        <label className="sr-only" htmlFor={id}>
          {form.label}
        </label>
        <input
          id={id}
          name="url"
          inputMode="url"
          autoComplete="url"
          placeholder={form.placeholder}
        />
        <Button type="submit" variant="accent">
          {form.submit.label}
        </Button>
      </div>
      <p>{form.note}</p>
      <p className={styles.withoutScript}>
        {form.withoutScript} <a href={briefMailto(form.submit.brief)}>{site.email}</a>
      </p>
    </form>
  );
}
