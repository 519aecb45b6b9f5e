import { parseArgs } from 'node:util'
import { type Fault, faults, isFault } from '../app/robot/faults.ts'
import { homeAssistant } from '../app/robot/home-assistant.ts'
import { httpsWay } from '../app/robot/https-way.ts'
import { localServer } from '../app/robot/local/local-server.ts'
import { mqttWay } from '../app/robot/mqtt-way.ts'
import { virtualRobot } from '../app/robot/virtual-robot.ts'
import { robotsFor, stop } from './ganza/credentials.ts'

const help = `npm run ganza -- [opções]: robôs virtuais que falam o protocolo de verdade.

  --robots N          quantos (1); cada um ganha um número de série novo, registrado por um admin
  --serial --secret   um robô que já existe, em vez de registrar
  --url               o site (http://localhost:3000)
  --mqtt              o broker (mqtt://localhost:1883); sem ele, --https usa só HTTPS
  --https             fala por HTTPS
  --home-assistant    também fala com o broker da casa (mqtt://127.0.0.1:1884), onde o Home Assistant acha os sensores
  --local             porta da página do próprio robô em 127.0.0.1 (8090); os seguintes nas portas seguintes
  --interval          segundos entre leituras (o do modelo)
  --model             o modelo dos registrados (o primeiro)
  --admin --password  quem registra (as contas do mundo de demonstração)
  --fault             ${Object.entries(faults)
    .map(([name, says]) => `${name}: ${says}`)
    .join('\n                      ')}`

const { values } = parseArgs({
  options: {
    robots: { type: 'string', default: '1' },
    serial: { type: 'string' },
    secret: { type: 'string' },
    url: { type: 'string', default: 'http://localhost:3000' },
    mqtt: { type: 'string', default: 'mqtt://localhost:1883' },
    https: { type: 'boolean', default: false },
    'home-assistant': { type: 'string' },
    local: { type: 'string' },
    interval: { type: 'string' },
    model: { type: 'string' },
    admin: { type: 'string', default: 'admin@demo.grower.example' },
    password: { type: 'string', default: 'jardim-demo-2026' },
    fault: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) stop(help, 0)
const unknown = values.fault.find((name) => !isFault(name))
if (unknown) stop(`Não conheço o defeito '${unknown}'. Há: ${Object.keys(faults).join(', ')}.`)

const TICK_MS = 1000
const credentials = await robotsFor(values)
const running = await Promise.all(
  credentials.map(async (credential, index) => {
    const way = values.https
      ? httpsWay(values.url, credential)
      : await mqttWay(values.mqtt, values.url, credential).catch((error: Error) =>
          stop(`O broker ${values.mqtt} não atendeu (${error.message}). Com --https falo só com o site.`),
        )
    const house = values['home-assistant']
    const home = house ? homeAssistant(house, credential.serial) : undefined
    const robot = virtualRobot({
      way,
      now: Date.now,
      seed: credential.serial,
      faults: values.fault as Fault[],
      interval_seconds: values.interval ? Number(values.interval) : undefined,
      onMeasured: home?.measured,
      say: (line) => console.log(`${credential.serial}  ${line}`),
    })
    await robot.start()
    const page = values.local
      ? await localServer(credential.serial, robot, Number(values.local) + index).catch((error: Error) =>
          stop(`A página do robô não abriu: ${error.message}`),
        )
      : undefined
    if (page) console.log(`${credential.serial}  ${page.url}`)
    return { robot, home, page }
  }),
)
console.log(
  `${running.length} robô(s) no ar: ${credentials
    .slice(0, 5)
    .map(({ serial }) => serial)
    .join(', ')}${running.length > 5 ? '…' : ''}`,
)

const timer = setInterval(() => {
  for (const { robot } of running) void robot.tick()
}, TICK_MS)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    clearInterval(timer)
    await Promise.all(running.flatMap(({ robot, home, page }) => [robot.close(), home?.close(), page?.close()]))
    process.exit(0)
  })
