import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const assets = join(process.cwd(), 'build/client/assets')
const named = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|webp|png)\b/g

/**
 * Of what a screen is made: its document as drawn, and each sheet and script that it names, or that those name, by what
 * is in them. Two runs of the same code on the fixed day have the same one; what differs from run to run is left out.
 */
export function fingerprint(html: string): string {
  const parts = [steady(html), ...[...partsOf(html)].map(contentOf).sort()]
  return hashOf(parts.join('\n')).slice(0, 16)
}

/** The document without what chance or the second of the run put in: keys, signatures, moments, names with a hash. */
export const steady = (html: string) =>
  withoutHashes(html)
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/http:\/\/localhost:\d+/g, 'site')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z?/g, 'moment')
    .replaceAll(/\b1\d{12}\b/g, 'moment')
    .replaceAll(/assinatura=[\w-]+/g, 'assinatura')
    .replaceAll(/\b\d{8}-\d{6}\b/g, 'protocolo')
    // A QR code says the address of the site, which has another port each time.
    .replaceAll(/M2 2h7v1h-7z[Mhvz\d -]*/g, 'qr')
    .replaceAll(/\b\d\d:\d\d\b/g, 'hora')
    // A slower machine draws it a minute later.
    .replaceAll(/\bagora\b|há \d+ (minuto|hora)s?/g, 'há pouco')

const withoutHashes = (text: string) => text.replaceAll(named, (name) => name.replace(/-[\w-]{8}\.(?=\w+$)/, '.'))

/** Every built file that a text leads to. The list of all routes' files is none of a screen's. */
function partsOf(text: string, found = new Set<string>()) {
  for (const name of new Set((text.match(named) ?? []).map((path) => basename(path)))) {
    if (found.has(name) || name.startsWith('manifest-') || !read(name)) continue
    found.add(name)
    if (/\.(js|css)$/.test(name)) partsOf(read(name) ?? '', found)
  }
  return found
}

const contentOf = (name: string) => `${withoutHashes(name)} ${hashOf(withoutHashes(read(name) ?? ''))}`

const texts = new Map<string, string | undefined>()

function read(name: string) {
  if (!texts.has(name)) texts.set(name, textOf(name))
  return texts.get(name)
}

function textOf(name: string) {
  try {
    return readFileSync(join(assets, name), 'latin1')
  } catch {
    // Named like a built file, but a photo's or the site's own.
    return undefined
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
