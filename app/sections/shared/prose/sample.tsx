import { useRef } from 'react';
import type { SampleText } from '#app/guides/schema.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './sample.module.css';

/** A text for the reader to copy and adapt. */
export function Sample({
  sample,
}: {
  readonly sample: SampleText & { readonly inColumns?: boolean };
}) {
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <figure className={styles.sample}>
      <figcaption>
        <b>{sample.label}</b>
        <CopyButton
          label="Copy text"
          text={sample.text}
          done="Text copied"
          source={text}
          variant="quiet"
          size="small"
        />
      </figcaption>
      <p ref={text} data-columns={sample.inColumns || undefined}>
        <Words only="numbers">{sample.text}</Words>
      </p>
    </figure>
  );
}
