import { parseArgs } from 'node:util'
import { conformance } from '../app/robot/conformance/conformance.ts'
import { dismiss, robotsFor, stop } from './ganza/credentials.ts'

/**
 * `npm run ganza:check -- <url> [--serial … --secret …] [--mqtt …]`: whether the server at that address keeps docs/robot-protocol.md,
 * over HTTPS and over MQTT. Without a robot of its own one is registered by an admin (as `npm run ganza` does), and deleted in the end. Ends with 1 when
 * a line is wrong.
 */
const help = `npm run ganza:check -- <url> [opções]: diz, linha por linha, se um servidor fala o protocolo de docs/robot-protocol.md,
por HTTPS e por MQTT.

  --serial --secret   um robô que já existe (as leituras dele mudam); sem eles um admin registra um, que é apagado no fim
  --mqtt              o broker (o que o hello diz; se não diz nenhum, a porta 1883 do mesmo endereço)
  --model             o modelo do registrado (o primeiro)
  --admin --password  quem registra (as contas do mundo de demonstração)`

const options = {
  help: { type: 'boolean', default: false },
  serial: { type: 'string' },
  secret: { type: 'string' },
  mqtt: { type: 'string' },
  model: { type: 'string' },
  admin: { type: 'string', default: 'admin@demo.grower.example' },
  password: { type: 'string', default: 'jardim-demo-2026' },
} as const
function typed() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return stop(`Não entendi as opções: ${(error as Error).message}\n\n${help}`)
  }
}
const { values, positionals } = typed()
if (values.help) stop(help, 0)
const url = (positionals[0] ?? 'http://localhost:3000').replace(/\/$/, '')
const [robot] = await robotsFor({ ...values, url, robots: '1' })
if (!robot) throw new Error('no robot')
let wrong = 0
for await (const check of conformance(url, robot, values.mqtt)) {
  console.log(`${check.wrong ? '✗' : '✓'} ${check.says}${check.wrong ? `: ${check.wrong}` : ''}`)
  if (check.wrong) wrong += 1
}
if (!values.serial) await dismiss(robot, { ...values, url })
process.exitCode = wrong ? 1 : 0
