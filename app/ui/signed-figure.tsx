/** A figure whose minus is an element, so that a style can keep it away from the next digit. */
export const SignedFigure = ({ value }: { readonly value: string }) =>
  value.startsWith('-') ? (
    <>
      <span data-sign="">{value[0]}</span>
      {value.slice(1)}
    </>
  ) : (
    value
  );
