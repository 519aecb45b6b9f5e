import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'

const script = join(process.cwd(), 'app/platform/pdf/mark-pdf.thread.ts')
/** ms, and MB of objects. A file of some megabytes can be made to unpack to many gigabytes. */
const MOST = { ms: 15_000, mb: 512 }
const UNMARKED = 'Não conseguimos abrir este PDF com a marca de quem lê. Peça que ele seja enviado de outro jeito.'

/**
 * A PDF with a line of text over each page, appended as an annotation: pages, signatures and texts stay as they are. Read
 * in a thread of its own, so that a file made to do harm ends that thread. What can't be read, or asks for a password: 409,
 * and never an unmarked copy.
 */
export async function markPdf(bytes: Buffer, text: string, { ms, mb } = MOST): Promise<Buffer> {
  const workerData = { bytes: new Uint8Array(bytes), text }
  const thread = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: mb } })
  const late = setTimeout(() => void thread.terminate(), ms)
  try {
    const marked = await new Promise<Uint8Array | undefined>((done, failed) => {
      thread.once('message', done)
      thread.once('error', failed)
      thread.once('exit', () => failed(new Error('the thread of a PDF was ended')))
    })
    if (!marked) throw new Error('no PDF after all, or one with a password')
    return Buffer.from(marked)
  } catch (error) {
    throw Object.assign(new AppError('conflict', UNMARKED), { cause: error })
  } finally {
    clearTimeout(late)
    void thread.terminate()
  }
}
