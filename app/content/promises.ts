/**
 * The promises of the agency: their numbers, and the wordings that state them. Modules import all as
 * `promises`. Each is a constant of its own, so that the bundler can write it into the sentences that
 * use it. claims-ledger.ts lists the pages of each wording. Imports nothing, so that the drawings can
 * read it.
 */

export const guaranteeDays = 30;
export const guarantee = `${guaranteeDays}-day money-back guarantee`;

export const noticeDays = 30;
export const notice = `${noticeDays} days notice`;

export const setupFees = 'No setup fees';
export const contracts = 'no long-term contracts';

/** Until an audit, a proposal or a quote arrives. */
export const replyHours = 24;
export const reply = `within ${replyHours} hours`;

/** Of the free consultation. */
export const callMinutes = 45;

export const implementation = 'implementation within 2 weeks';

/** Weeks and months count from the start of the work. */
export const movementFromWeek = 4;
export const movementToWeek = 6;
export const firstMovement = `${movementFromWeek}-${movementToWeek} weeks`;

export const firstResults = '30-60 days';

export const biggerResultsDay = 90;
/** The week with that day. */
export const biggerResultsWeek = 13;
export const biggerResults = `around ${biggerResultsDay} days`;

export const significantFromMonth = 3;
export const significantToMonth = 6;
export const significantResults = `${significantFromMonth}-${significantToMonth} months`;

/** After "over". */
export const businesses = '1,200 businesses';
export const industries = 25;

export const payment = 'Major cards, ACH and PayPal';
/** The same means, after "major". */
export const paymentChoice = 'cards, ACH or PayPal';
