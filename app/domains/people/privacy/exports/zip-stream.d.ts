declare module 'zip-stream' {
  import { type Readable, Transform } from 'node:stream'

  /** The part of zip-stream 7 that is used. */
  export default class ZipStream extends Transform {
    constructor(options?: { level?: number; forceZip64?: boolean })
    entry(
      source: Readable | Buffer | string,
      data: { name: string; store?: boolean },
      done: (error?: Error | null) => void,
    ): this
    finish(): void
    getBytesWritten(): number
  }
}
