// Runs an embedded server until it is killed: node tests/launcher/holder.ts <dataDir>
import { startEmbedded } from '../../app/platform/postgres/embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
const { url } = await startEmbedded({ dataDir, durable: false, log: () => undefined })
console.log(url)
setInterval(() => undefined, 60_000)
