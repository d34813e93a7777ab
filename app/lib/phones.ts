/** The media condition of phones: narrower than the breakpoint 44rem of the style sheets. */
export const phones = '(max-width: 43.99rem)';
