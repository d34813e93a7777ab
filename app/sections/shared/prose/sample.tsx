import { useRef } from 'react';
import type { SampleLayout } from '#app/guides/page.ts';
import type { SampleText } from '#app/guides/schema.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './sample.module.css';

/** Eight lines or more, each with a label and a value. */
const record = /^(?:[^:\n]{1,40}: .+(?:\n|$)){8,}$/;

/** A text for the reader to copy and adapt. */
export function Sample({ sample }: { readonly sample: SampleText & Partial<SampleLayout> }) {
  const text = useRef<HTMLParagraphElement>(null);
  const form = sample.form ?? (record.test(sample.text) ? 'record' : undefined);
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
      <p ref={text} data-form={form} data-columns={sample.columns}>
        {form
          ? sample.text.split('\n').map((line) => {
              const [label, value = ''] = line.split(/(?<=^\d+\.|^[^:]+:) /);
              return (
                <span key={line}>
                  {label}{' '}
                  <span>
                    <Words isRunningText>{value}</Words>
                  </span>
                  {'\n'}
                </span>
              );
            })
          : sample.text.split(/(\n\n)/).map((part, index) =>
              index % 2 ? (
                part
              ) : (
                <span key={part}>
                  <Words isRunningText>{part}</Words>
                </span>
              ),
            )}
      </p>
    </figure>
  );
}
