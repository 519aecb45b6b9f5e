import { geneticsOf } from '../genetics.ts'
import { drawPot } from '../pot.ts'
import { stain } from '../sheet.ts'
import { ellipse, n, path } from '../svg.ts'
import type { Prop } from './prop.ts'

export const snakePlant: Prop = (stage, x, y, size) => {
  const {
    palette: { ink },
    random,
    sheet,
  } = stage
  const pot = { x, top: y - size * 0.3, width: size * 0.34, height: size * 0.29 }
  const genes = { ...geneticsOf(random.int(1, 999)), pot: { kind: 'barro' as const, tone: random.int(0, 3) } }
  let leaves = ''
  for (let blade = -3; blade <= 3; blade++) {
    const [lean, tall, wide] = [
      blade * size * 0.055,
      size * random.between(0.5, 0.72) - Math.abs(blade) * size * 0.03,
      size * 0.042,
    ]
    const foot = pot.top + size * 0.02
    const shape = `M${n(x + lean * 0.5 - wide)} ${n(foot)}Q${n(x + lean * 0.8 - wide * 1.3)} ${n(foot - tall * 0.6)} ${n(x + lean * 1.6)} ${n(foot - tall)}Q${n(x + lean * 0.8 + wide * 1.3)} ${n(foot - tall * 0.6)} ${n(x + lean * 0.5 + wide)} ${n(foot)}Z`
    leaves += path(shape, {
      fill: ink(0.48 + random.between(-0.03, 0.03), 0.07, 158),
      stroke: ink(0.76, 0.09, 108),
      width: size * 0.008,
    })
  }
  return (
    stain(sheet, x, y, size * 0.3, size * 0.05, ink(0.2, 0.03, 150), 0.45) +
    drawPot(pot, genes, stage.palette, sheet) +
    ellipse(x, pot.top, pot.width * 0.45, pot.width * 0.12, { fill: ink(0.3, 0.03, 60) }) +
    leaves
  )
}

export const herbPot: Prop = (stage, x, y, size) => {
  const {
    palette: { ink },
    random,
    sheet,
  } = stage
  const pot = { x, top: y - size * 0.42, width: size * 0.5, height: size * 0.4 }
  const genes = {
    ...geneticsOf(random.int(1, 999)),
    pot: { kind: random.pick(['barro', 'plastico'] as const), tone: random.int(0, 3) },
  }
  const hue = random.between(128, 150)
  let leaves = ''
  for (let leaf = 0; leaf < 34; leaf++) {
    const [u, v] = [random.between(-1, 1), random.next()]
    const [cx, cy] = [x + u * size * 0.36 * (0.4 + v * 0.7), pot.top - v * size * 0.5 * (1 - Math.abs(u) * 0.4)]
    leaves += `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(u * 70 + random.between(-30, 30))})">${path(`M0 0Q${n(size * 0.06)} ${n(-size * 0.06)} 0 ${n(-size * 0.14)}Q${n(-size * 0.06)} ${n(-size * 0.06)} 0 0Z`, { fill: ink(0.46 + v * 0.14 + random.between(-0.03, 0.03), 0.09, hue) })}</g>`
  }
  return (
    stain(sheet, x, y, size * 0.36, size * 0.07, ink(0.2, 0.03, 150), 0.4) +
    drawPot(pot, genes, stage.palette, sheet) +
    ellipse(x, pot.top, pot.width * 0.45, pot.width * 0.12, { fill: ink(0.3, 0.03, 60) }) +
    leaves
  )
}
