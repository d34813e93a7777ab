import { Fragment, useRef } from 'react';
import type { SampleView } from '#app/guides/prose.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './sample.module.css';

/** Two lines or more, each with a number, a quotation mark or a bracket at its start. */
const hanging = /^(?:(?:\d+\.|["[]).*(?:\n|$)){2,}$/;

/** A text for the reader to copy and adapt. */
export function Sample({ sample }: { readonly sample: SampleView }) {
  const text = useRef<HTMLParagraphElement>(null);
  const { form } = sample;
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
      <p ref={text} data-form={form}>
        {form && form !== 'words'
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
                  {hanging.test(part) ? (
                    part.split(/(?<=\n)/).map((line) => (
                      <Fragment key={line}>
                        <span className={styles.hanging}>
                          <Words isRunningText>{line.trimEnd()}</Words>
                        </span>
                        {line.endsWith('\n') && '\n'}
                      </Fragment>
                    ))
                  ) : (
                    <Words isRunningText>{part}</Words>
                  )}
                </span>
              ),
            )}
      </p>
    </figure>
  );
}
