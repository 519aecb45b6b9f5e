/**
 * Follows the lengths of MQTT packets in a connection's stream of bytes. The parser gathers a packet before anybody sees
 * it, so one that says it is too long must end its connection by its header. `most` is asked with each packet: who is
 * known may send longer ones than who is not.
 */
export function packetSizes(most: () => number) {
  /** Bytes of the current packet that are still to come. */
  let left = 0
  /** Of the length that is being read (up to four bytes of seven bits), -1: the type comes first. */
  let shift = -1
  let length = 0
  /** Whether all packets of these bytes, as far as they are known, are short enough. */
  return (bytes: Buffer): boolean => {
    for (let at = 0; at < bytes.length; ) {
      if (left > 0) {
        const skipped = Math.min(left, bytes.length - at)
        left -= skipped
        at += skipped
        continue
      }
      const byte = bytes[at++] as number
      if (shift < 0) {
        shift = 0
        length = 0
        continue
      }
      length += (byte & 127) * 2 ** shift
      if (length > most() || shift > 21) return false
      if (byte & 128) {
        shift += 7
        continue
      }
      left = length
      shift = -1
    }
    return true
  }
}
