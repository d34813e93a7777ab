import { useRef } from 'react';
import type { SampleText } from '#app/guides/schema.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './sample.module.css';

/** Eight lines or more, each with a label and a value. */
const record = /^(?:[^:\n]{1,40}: .+(?:\n|$)){8,}$/;

/** A text for the reader to copy and adapt. */
export function Sample({
  sample,
}: {
  readonly sample: SampleText & { readonly inColumns?: boolean };
}) {
  const text = useRef<HTMLParagraphElement>(null);
  const isRecord = record.test(sample.text);
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
      <p
        ref={text}
        className={isRecord ? styles.record : undefined}
        data-columns={sample.inColumns || undefined}
      >
        {isRecord ? (
          sample.text.split('\n').map((line) => {
            const [label, ...value] = line.split(': ');
            return (
              <span key={line}>
                {label}:{' '}
                <span>
                  <Words only="numbers">{value.join(': ')}</Words>
                </span>
                {'\n'}
              </span>
            );
          })
        ) : (
          <Words only="numbers">{sample.text}</Words>
        )}
      </p>
    </figure>
  );
}
