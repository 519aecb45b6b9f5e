/** Stops the start: its message is one pt-BR sentence for whoever runs the server, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
