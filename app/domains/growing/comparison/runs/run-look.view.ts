/** Each run is a letter first, then a colour and a kind of line: none of them says it alone. */
export const letterOf = (at: number) => String.fromCharCode(65 + at)

const colours = [
  'text-primary',
  'text-secondary',
  'text-sensor-humidity',
  'text-sensor-vpd',
  'text-sensor-temperature',
  'text-base-content',
]
export const colourOf = (at: number) => colours[at % colours.length] ?? 'text-base-content'
export const isDashed = (at: number) => at % 2 === 1
