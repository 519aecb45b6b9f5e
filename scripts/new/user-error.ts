/** An error that the user can fix: printed as one sentence, without a stack. */
export class UserError extends Error {}
