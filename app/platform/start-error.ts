/** Aborts the start. The message is one pt-BR sentence for the operator, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
