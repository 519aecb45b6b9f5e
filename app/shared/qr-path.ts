import { encode } from 'uqr'

export type Qr = { size: number; path: string }

/** Width of the quiet zone in modules, required by readers (ISO/IEC 18004). */
const QUIET_ZONE = 4

/**
 * A QR code as one SVG path on a grid of `size` modules. Error correction level M: readable with 15 % damage, and the
 * modules stay large. Pass a smaller `quiet_zone` when the layout leaves white space around the code.
 */
export function qrOf(text: string, quiet_zone = QUIET_ZONE): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: quiet_zone })
  return {
    size,
    path: data
      .map((row, y) =>
        runsOf(row)
          .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
          .join(''),
      )
      .join(''),
  }
}

/** Start and length of each run of dark modules. */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1] += 1
    else if (dark) runs.push([x, 1])
  })
  return runs
}
