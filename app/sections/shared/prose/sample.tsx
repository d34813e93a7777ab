import { clsx } from 'clsx';
import { Fragment, useRef } from 'react';
import type { SampleView } from '#app/guides/prose.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './sample.module.css';
import wide from './sample-wide.module.css';

/** Two lines or more, each with a number, a quotation mark or a bracket at its start. */
const hanging = /^(?:(?:\d+\.|["[]).*(?:\n|$)){2,}$/;

type SampleProps = {
  readonly sample: SampleView;
  /** `wide` shows the columns of the sample, for a place as wide as the page. */
  readonly layout?: 'text' | 'wide';
};

/** A text for the reader to copy and adapt. */
export function Sample({ sample, layout = 'text' }: SampleProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const { form } = sample;
  return (
    <figure className={clsx(styles.sample, layout === 'wide' && wide.wide)}>
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
