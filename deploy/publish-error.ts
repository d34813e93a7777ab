/** An error that the person who deploys can fix. Its message is one line. */
export class PublishError extends Error {}
