import { siteOnFixedDay } from './site/site-on-fixed-day.ts'
const { base, database, offset, ready } = await siteOnFixedDay({ TRUST_PROXY: '127.0.0.1,::1' })
await ready()
console.log(JSON.stringify({ base, database, offset }))
import('node:fs').then(fs=>fs.writeFileSync('/tmp/site.json', JSON.stringify({ base, database, offset })))
setInterval(()=>{}, 1e6)
