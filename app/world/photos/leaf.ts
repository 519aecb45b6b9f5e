import type { Camera } from './camera.ts'
import type { Genetics } from './genetics.ts'
import { clamp, mix, type Point, type Vec3 } from './geometry.ts'
import { edgeWith, fingersOf } from './leaf-shape.ts'
import type { Palette } from './palette.ts'
import type { LeafSpot } from './plant-model.ts'
import { randomOf } from './random.ts'
import { at, path } from './svg.ts'

export type Drawn = { depth: number; svg: string }

/** How a leaf lies in space: where its fingers begin, and its three directions on the sheet, per centimetre. */
type Pose = { foot: Point; base: Point; ahead: Point; aside: Point; droop: Point }

/** One leaf as cut paper: a cast shadow, the blade, its lit halves and its veins. */
export function drawLeaf(spot: LeafSpot, genes: Genetics, camera: Camera, palette: Palette): Drawn {
  const pose = poseOf(spot, camera, genes)
  const depth = Math.sin(spot.azimuth)
  const pixels = spot.size * camera.scale
  const cut = cutBlade(spot, pose, genes, pixels * camera.detail)
  const [shade, blade, light, vein, stalk] = tonesOf(spot, genes, palette, depth)
  const drop = Math.max(3, pixels * 0.05)
  const cast =
    pixels > 90 && depth > -0.4
      ? path(cut.blade, {
          fill: shade,
          opacity: 0.2,
          more: `transform="translate(${Math.round(drop * 0.5)} ${Math.round(drop)})"`,
        })
      : ''
  const petiole = path(
    `M${at(pose.foot)}Q${at({ x: pose.foot.x * 0.4 + pose.base.x * 0.6, y: Math.min(pose.foot.y, pose.base.y) })} ${at(pose.base)}`,
    { stroke: stalk, width: Math.max(1.4, pixels * 0.022) },
  )
  const veins =
    pixels > 40 ? path(cut.veins, { stroke: vein, width: Math.max(0.8, pixels * 0.009), opacity: 0.75 }) : ''
  return {
    depth: depth * spot.size * (spot.order ? 0.6 : 1) + spot.at.z,
    svg: petiole + cast + path(cut.blade, { fill: blade }) + path(cut.light, { fill: light }) + veins,
  }
}

function poseOf(spot: LeafSpot, camera: Camera, genes: Genetics): Pose {
  const random = randomOf(genes.seed, 'pose', spot.key)
  const [c, s] = [Math.cos(spot.azimuth), Math.sin(spot.azimuth)]
  const rise = spot.rise - 0.42 * s - 0.02
  const flat = Math.cos(rise)
  const ahead: Vec3 = { x: c * flat, y: Math.sin(rise), z: s * flat }
  const roll = Math.abs(c) * random.between(0.7, 1.15)
  const across: Vec3 = { x: -s * Math.cos(roll), y: -Math.sign(c) * Math.sin(roll) * 0.95, z: c * Math.cos(roll) }
  const start = {
    x: spot.at.x + ahead.x * spot.petiole,
    y: spot.at.y + ahead.y * spot.petiole + spot.petiole * 0.25,
    z: spot.at.z + ahead.z * spot.petiole,
  }
  const hang = mix(0.1, 0.26, clamp(spot.size / 18)) * (1 - 0.7 * spot.youth) * random.between(0.7, 1.3)
  return {
    foot: camera.project(spot.at),
    base: camera.project(start),
    ahead: camera.turn(ahead),
    aside: camera.turn(across),
    droop: { x: 0, y: hang * camera.scale },
  }
}

function cutBlade(spot: LeafSpot, pose: Pose, genes: Genetics, pixels: number) {
  const teeth = spot.fingers === 0 || pixels < 30 ? 0 : pixels < 80 ? 4 : pixels < 150 ? 7 : pixels < 320 ? 10 : 12
  const edge = edgeWith(teeth)
  const random = randomOf(genes.seed, 'blade', spot.key)
  const closed = 1 - 0.45 * spot.youth
  let [blade, light, veins] = ['', '', '']
  for (const finger of fingersOf(spot.fingers)) {
    const angle = finger.angle * closed + random.between(-0.05, 0.05)
    const length = spot.size * finger.reach * random.between(0.95, 1.04)
    const half =
      spot.fingers === 0
        ? length * 0.3
        : length * finger.girth * (genes.finger_width + 0.02) * (1 - 0.3 * spot.youth) * (spot.fingers === 1 ? 1.7 : 1)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const along = {
      x: (pose.ahead.x * cos + pose.aside.x * sin) * length,
      y: (pose.ahead.y * cos + pose.aside.y * sin) * length,
    }
    const out = {
      x: (pose.aside.x * cos - pose.ahead.x * sin) * half,
      y: (pose.aside.y * cos - pose.ahead.y * sin) * half,
    }
    const sag = pose.droop.y * length
    const spotOf = (t: number, w: number): Point => ({
      x: pose.base.x + along.x * t + out.x * w,
      y: pose.base.y + along.y * t + out.y * w + sag * t * t,
    })
    const tip = at(spotOf(1, 0))
    const bend = at({ x: pose.base.x + along.x / 2, y: pose.base.y + along.y / 2 })
    const lit = out.y - out.x * 0.35 < 0 ? 1 : -1
    const upper = edge.map((point) => whole(spotOf(point.along, point.out * lit))).join('L')
    const lower = edge
      .map((point) => whole(spotOf(point.along, -point.out * lit)))
      .reverse()
      .join('L')
    const base = at(pose.base)
    blade += `M${base}L${upper}L${tip}L${lower}Z`
    light += `M${base}L${upper}L${tip}Q${bend} ${base}Z`
    veins += `M${base}Q${bend} ${at(spotOf(0.94, 0))}`
    if (pixels > 130 && finger.reach > 0.6) veins += sideVeins(spotOf)
  }
  return { blade, light, veins }
}

/** Whole pixels are enough for a tooth and a third shorter to parse. */
const whole = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`

function sideVeins(spotOf: (along: number, out: number) => Point): string {
  let d = ''
  for (let along = 0.2; along < 0.8; along += 0.14)
    for (const side of [0.72, -0.72])
      d += `M${at(spotOf(along, 0))}L${at(spotOf(along + 0.1, side * Math.sin(Math.PI * along)))}`
  return d
}

/** Cast shadow, blade, lit half, veins, stalk: far and low leaves are darker, young ones yellower, old ones fade to straw. */
function tonesOf(spot: LeafSpot, genes: Genetics, palette: Palette, depth: number): string[] {
  const random = randomOf(genes.seed, 'tone', spot.key)
  const hue = mix(genes.hue, 92, spot.fade * 0.9) - 14 * spot.youth + random.between(-4, 4)
  const purple = genes.purple * spot.fade * 0.75
  const turning = purple > 0.12 ? purple : 0
  const lightness =
    0.47 +
    genes.lightness +
    0.055 * depth +
    0.11 * spot.youth +
    (0.2 - 0.42 * turning) * spot.fade +
    random.between(-0.022, 0.022)
  const chroma = (genes.chroma * (1 + 0.14 * spot.youth) + 0.012 * spot.fade) * (1 - 0.4 * turning)
  const turned = mix(hue, -20, turning)
  const { ink } = palette
  return [
    ink(0.2, 0.04, 160),
    ink(lightness, chroma, turned),
    ink(lightness + 0.085, chroma * 1.02, turned - 9),
    ink(lightness + 0.2, chroma * 0.75, turned - 14),
    ink(lightness + 0.06, chroma * 0.85, turned - 22),
  ]
}
