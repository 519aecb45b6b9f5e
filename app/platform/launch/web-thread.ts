import { parentPort, workerData } from 'node:worker_threads'
import { loadBundle } from './application.ts'
import type { ThreadData } from './web-threads.ts'

// Entry of a web thread: posts a message when it is up, and closes when told to.
const { config, web } = workerData as ThreadData
const application = await loadBundle()
const [first, ...older] = config.appKeys.map((key) => Buffer.from(key))
if (!first) throw new Error('a thread was started without keys')
const running = await application.startWeb({ ...config, appKeys: [first, ...older] }, { web })
parentPort?.once('message', async () => {
  await running.close()
  process.exit()
})
parentPort?.postMessage('up')
