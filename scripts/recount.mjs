/**
 * `npm run recount -- apuracao.json`: counts a published file of the cup again, by code of its own that shares nothing with
 * the site, and compares. Exits 1 when it comes to something else than the file says.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'

const [path] = argv.slice(2)
if (!path) fail('Diga o arquivo da apuração: npm run recount -- apuracao-copa.json')

const file = read(path)
const { count, standing } = file
const mine = recount(count)
const say = (line = '') => stdout.write(`${line}\n`)

say(`Recontagem: ${count.edition}, versão ${file.version}`)
say(`Votos válidos: ${count.votes.filter(({ state }) => state === 'valida').length} de ${count.votes.length}`)
say(`Notas da bancada: ${count.scores.length}. Peso dos jurados: ${count.jury_weight} %`)
say(finalWords())
for (const { slug, places } of mine.modalities) print(slug, places)
print('Cultivo do ano', mine.hero)

const wrong = differences()
if (wrong.length) {
  say()
  say('A recontagem é DIFERENTE do arquivo:')
  for (const line of wrong) say(`- ${line}`)
  exit(1)
}
say()
say('A recontagem é igual ao resultado publicado.')

function read(name) {
  let parsed
  try {
    parsed = JSON.parse(readFileSync(name, 'utf8'))
  } catch (error) {
    fail(`Não deu para ler ${name}: ${error.message}`)
  }
  if (!parsed?.count?.entries || !parsed.standing?.modalities) fail(`${name} não é um arquivo de apuração da copa.`)
  return parsed
}

function fail(sentence) {
  stderr.write(`${sentence}\n`)
  exit(1)
}

function print(title, places) {
  say()
  say(title)
  if (!places.length) say('  ninguém')
  for (const { place, entry, total, jury, popular, votes } of places)
    say(
      `  ${place}º  ${entry}  total ${number(total)} (jurados ${jury === null ? '–' : number(jury)}, público ${number(popular)}, ${votes} ${votes === 1 ? 'voto' : 'votos'})`,
    )
}

function number(value) {
  return String(value).replace('.', ',')
}

/** Everything anew: first the finalists by the first round, then each modality by the final, then cultivo do ano. */
function recount({ entries, finalists }) {
  const slugs = [...new Set(entries.map(({ modality }) => modality))].sort()
  const competing = entries.filter(({ state }) => state === 'inscrito')
  const of = (list, slug) => list.filter(({ modality }) => modality === slug).map(({ uuid }) => uuid)
  const first = slugs.flatMap((slug) =>
    rank(of(competing, slug), slug, 'votacao-popular', ['votacao-popular-jurados']).slice(0, finalists),
  )
  const inFinal = competing.filter(({ finalist }) => finalist)
  const rounds = ['final-nas-categorias', 'votacao-popular-jurados']
  const modalities = slugs.map((slug) => ({
    slug,
    places: rank(of(inFinal, slug), slug, 'final-nas-categorias', rounds),
  }))
  const winners = modalities.flatMap(({ places }) => places.slice(0, 1).map(({ entry }) => entry))
  return { first: first.map(({ entry }) => entry), modalities, hero: rank(winners, 'hero', 'cultivo-do-ano', rounds) }
}

function rank(uuids, ballot, phase, rounds) {
  const valid = count.votes.filter((vote) => vote.state === 'valida' && vote.phase === phase && vote.ballot === ballot)
  const tally = uuids.map((uuid) => valid.filter(({ entry }) => entry === uuid).length)
  const most = Math.max(0, ...tally)
  return uuids
    .map((entry, at) => {
      const votes = tally[at]
      const jury = juryOf(entry, rounds)
      const popular = most ? (10 * votes) / most : 0
      const part = jury === null ? 0 : count.jury_weight / 100
      const total = fourPlaces((jury ?? 0) * part + popular * (1 - part))
      return { entry, total, jury: jury === null ? null : fourPlaces(jury), popular: fourPlaces(popular), votes }
    })
    .sort(byRules)
    .map((row, at) => ({ place: at + 1, ...row }))
}

/** The better total; then the better jury, more votes, the smaller uuid. */
function byRules(a, b) {
  if (a.total !== b.total) return b.total - a.total
  if ((a.jury ?? -1) !== (b.jury ?? -1)) return (b.jury ?? -1) - (a.jury ?? -1)
  if (a.votes !== b.votes) return b.votes - a.votes
  return a.entry < b.entry ? -1 : 1
}

/** The mean over judges of the means by weight, of the first of these rounds that has any. */
function juryOf(entry, rounds) {
  const weights = count.criteria.reduce((sum, { weight }) => sum + weight, 0)
  for (const round of rounds) {
    const given = count.scores.filter((score) => score.entry === entry && score.phase === round)
    if (!given.length) continue
    const means = given.map(
      ({ marks }) => count.criteria.reduce((sum, { id, weight }) => sum + (marks[id] ?? 0) * weight, 0) / weights,
    )
    return means.reduce((sum, mean) => sum + mean, 0) / means.length
  }
  return null
}

function fourPlaces(value) {
  return Math.round((value + Number.EPSILON) * 10_000) / 10_000
}

/** The final is frozen when it begins; what the team decides later changes nobody in it, so that a difference is only told. */
function finalWords() {
  const frozen = count.entries.filter(({ finalist }) => finalist).map(({ uuid }) => uuid)
  const others = mine.first.filter((uuid) => !frozen.includes(uuid))
  if (!others.length) return `Finalistas pela primeira rodada: ${frozen.length}, os mesmos do arquivo.`
  return `Pelos votos e notas de agora, também estariam na final: ${others.join(', ')}. A final foi congelada quando começou.`
}

function differences() {
  const lines = []
  compare('cultivo do ano', standing.hero, mine.hero, lines)
  for (const { slug, places } of mine.modalities)
    compare(slug, standing.modalities.find((one) => one.slug === slug)?.places ?? [], places, lines)
  for (const { slug } of standing.modalities)
    if (!mine.modalities.some((one) => one.slug === slug)) lines.push(`${slug}: não há redondos nesta modalidade`)
  const hash = createHash('sha256').update(canonical({ count, standing })).digest('hex')
  if (hash !== file.hash) lines.push(`o resumo SHA-256 dos votos e do resultado é ${hash}, o arquivo diz ${file.hash}`)
  return lines
}

function compare(title, theirs, own, lines) {
  for (let at = 0; at < Math.max(theirs.length, own.length); at++) {
    const [said, counted] = [theirs[at], own[at]]
    if (canonical(said ?? null) === canonical(counted ?? null)) continue
    lines.push(`${title}, ${at + 1}º lugar: o arquivo diz ${words(said)}, a recontagem deu ${words(counted)}`)
  }
}

function words(place) {
  return place ? `${place.entry} com ${number(place.total)} e ${place.votes} votos` : 'ninguém'
}

/** JSON with the keys of every object in order, as it was signed. */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
