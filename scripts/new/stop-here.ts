/** An end that a person can do something about: one sentence, no stack. */
export class StopHere extends Error {}
