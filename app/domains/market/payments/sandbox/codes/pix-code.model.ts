type PixCode = {
  /** Where the payer's bank reads the charge; without 'https://'. */
  url: string
  /** Centavos. */
  amount: number
  name: string
  city: string
}

/**
 * The 'copia e cola' of a dynamic PIX charge: a BR Code, which is TLV with two digits of id, two of length, the value, and
 * a CRC over all of it, its own '6304' included (Manual de Padrões para Iniciação do Pix, Banco Central).
 */
export function pixCode({ url, amount, name, city }: PixCode): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', url)
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(name, 25)),
    field('60', plain(city, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return body + crc16(body)
}

function field(id: string, value: string): string {
  if (value.length > 99) throw new Error(`field ${id} of a BR Code is too long`)
  return id + String(value.length).padStart(2, '0') + value
}

const plain = (text: string, most: number) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, most)

/** CRC-16/CCITT-FALSE: polynomial 0x1021, starts with 0xFFFF. '123456789' gives '29B1'. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Whether the CRC at the end of a BR Code is right. */
export const isWhole = (code: string) => crc16(code.slice(0, -4)) === code.slice(-4)
