import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { visitTitle } from '#app/content/interface.ts';
import { visitWords as words } from '#app/content/visit-words.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { CloseButton } from './close-button.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import {
  canMeasure,
  goodUpTo,
  observeVitals,
  readTraffic,
  vitals,
  type Reading,
  type Vital,
} from './visit-measurements.ts';
import styles from './visit-panel.module.css';

/** What this visit measured, beside the thresholds. Mounted while it is open. */
export function VisitPanel({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [readings, setReadings] = useState<Readonly<Partial<Record<Vital, Reading>>>>({});

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => observeVitals(setReadings), []);

  const close = () => dialog.current?.close();
  // In the body, because it would inherit the colors of the footer.
  return createPortal(
    <ModalDialog ref={dialog} className={styles.panel} labelledBy={heading} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={heading}>{visitTitle}</h2>
          <CloseButton aria-label={words.close} onClick={close} />
        </div>
        <p>{words.lead}</p>
        <dl>
          {vitals.map((vital) => (
            <VitalRow key={vital} vital={vital} reading={readings[vital]} />
          ))}
          <TrafficRows />
        </dl>
        <p>
          <SiteLink to={words.more.to} onClick={close}>
            {words.more.label}
          </SiteLink>
        </p>
      </div>
    </ModalDialog>,
    document.body,
  );
}

function VitalRow({
  vital,
  reading,
}: {
  readonly vital: Vital;
  readonly reading?: Reading | undefined;
}) {
  const { name, text, notYet } = words.vitals[vital];
  const missing = canMeasure(vital) ? notYet : words.cannot;
  return (
    <Row
      name={name}
      value={
        reading ? (
          <>
            {valueOf(vital, reading.value)}{' '}
            <span className={styles.rating} data-rating={reading.rating}>
              {words.rating[reading.rating]}
            </span>
          </>
        ) : (
          <small>{missing}</small>
        )
      }
      text={`${text} ${words.goodUpTo(valueOf(vital, goodUpTo[vital], true))}`}
    />
  );
}

function TrafficRows() {
  const { requests, bytes, otherHosts, cookies } = readTraffic();
  const { traffic, thirdParties } = words;
  return (
    <>
      <Row
        name={traffic.name}
        value={traffic.value(requests, bytes === null ? null : Math.round(bytes / 1000))}
        text={bytes === null ? traffic.cannot : traffic.text}
      />
      <Row {...thirdParties} value={otherHosts} />
      <Row {...words.cookies} value={cookies} />
    </>
  );
}

type RowProps = { readonly name: string; readonly value: ReactNode; readonly text: string };

function Row({ name, value, text }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd>{text}</dd>
    </div>
  );
}

/** Formats a reading: seconds for LCP, milliseconds for INP, a score for CLS. A limit has no trailing zeros. */
function valueOf(vital: Vital, value: number, isLimit = false): string {
  // Engines round to 8 ms.
  if (vital === 'INP') return value < 8 ? words.under(8) : `${Math.round(value)} ms`;
  if (vital === 'CLS') return isLimit ? String(value) : value.toFixed(3);
  return `${isLimit ? value / 1000 : (value / 1000).toFixed(2)} s`;
}
