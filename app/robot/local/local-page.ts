import { createHash } from 'node:crypto'
import { channelWords } from '#domains/robots/device-models/channels/channel.words.ts'
import { sensorNamed } from '../sensor-names.ts'
import type { RobotLook } from '../virtual-robot.ts'

/** What was typed and refused, beside its field. */
export type Refusal = { channel: string; field: 'level' | 'until'; sentence: string; typed: Record<string, string> }

const style = `
:root{color-scheme:light dark;--paper:#f9f8f4;--card:#fefefc;--ink:#1b241e;--muted:#4f5a52;--edge:#7d857e;--leaf:#1e6b3a;--on:#fff;--red:#a8201a}
@media (prefers-color-scheme:dark){:root{--paper:#101714;--card:#18211d;--ink:#e9ede8;--muted:#a9b4ac;--edge:#6f7b73;--leaf:#7fd09a;--on:#0d1a12;--red:#ff9d94}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem;margin:0}h2{font-size:1.1rem;margin:24px 0 8px}h3{font-size:1rem;margin:0}p{margin:4px 0}
.quiet{color:var(--muted)}.wrong{color:var(--red)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:8px;margin:0}
dl div,section{background:var(--card);border:1px solid var(--edge);border-radius:12px;padding:12px}
section+section{margin-top:8px}dt{color:var(--muted)}dd{margin:0;font-size:1.25rem;font-variant-numeric:tabular-nums}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-top:8px}label{display:grid;gap:4px}
input,select,button{font:inherit;min-height:44px;padding:0 12px;border-radius:8px;border:1px solid var(--edge);background:var(--paper);color:var(--ink);max-width:100%}
input{width:8rem}select{min-width:11rem}button{background:var(--leaf);border-color:var(--leaf);color:var(--on);cursor:pointer}button.plain{background:none;color:var(--ink);border-color:var(--edge)}
:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}a{color:var(--leaf);display:inline-block;padding:10px 0}`

/** The page has no scripts, and nothing but its own style and forms. */
export const localPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const text = (one: string | number) => String(one).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const at = (moment: number | string) =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    ...{ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).format(new Date(moment))

const modeName = ({ slug, version }: { slug: string; version: number }) => `${slug}, versão ${version}`

/** What a robot shows of itself in its own network: plain HTML, without scripts and without anything from elsewhere. */
export function localPage(serial: string, look: RobotLook, refusal?: Refusal): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Ganzá ${text(serial)}</title><style>${style}</style></head><body>
<header><h1>Ganzá ${text(serial)}</h1>
<p class="quiet">${look.connected ? 'Fala com o site.' : 'Sem contato com o site: segue por conta própria e conta tudo depois.'}</p></header>
<main>${readings(look)}${mode(look)}<h2>Canais</h2>${
    look.channels.map((one) => channel(one, refusal?.channel === one.slug ? refusal : undefined)).join('') ||
    '<p>Este robô ainda não sabe que canais tem. Ele aprende ao falar com o site pela primeira vez.</p>'
  }<p><a href="/">Atualizar</a></p></main></body></html>`
}

function readings({ readings: values, measured_at }: RobotLook) {
  const each = Object.entries(values).map(([key, value]) => {
    const { name, unit, decimals } = sensorNamed(key)
    const shown =
      value === null
        ? 'sem leitura'
        : `${value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} ${unit}`
    return `<div><dt>${text(name)}</dt><dd>${text(shown.trim())}</dd></div>`
  })
  if (!measured_at || !each.length) return '<h2>Agora</h2><p>Ainda não mediu nada desde que ligou.</p>'
  return `<h2>Agora</h2><dl>${each.join('')}</dl><p class="quiet">Medido em ${text(at(measured_at))}</p>`
}

function mode({ mode: its, programs }: RobotLook) {
  const options = programs.map(
    (one) =>
      `<option value="${text(one.hash)}"${one.hash === its?.hash ? ' selected' : ''}>${text(modeName(one))}</option>`,
  )
  const choose = options.length
    ? `<form method="post" action="/modo"><label>Programas guardados no robô<select name="hash">${options.join('')}</select></label><button>Usar este</button></form>`
    : '<p>Ele ainda não guarda nenhum programa.</p>'
  return `<h2>Modo</h2><section><p>${its ? `Segue ${text(modeName(its))}.` : 'Não segue nenhum modo.'}</p>${choose}</section>`
}

const doneBy = { mode: 'pelo modo', manual: 'à mão', safety: 'pela segurança do robô' }

function channel({ slug, kind, has_level, on, manual }: RobotLook['channels'][number], refusal?: Refusal) {
  const level = on?.level ?? 0
  const state = level === 0 ? 'Desligado' : has_level ? `Ligado em ${level} %` : 'Ligado'
  const until = manual?.until ? `até ${at(manual.until)}` : 'até você voltar ao modo'
  const by = on && doneBy[on.by]
  const how = !manual ? by : on?.by === 'manual' ? `${by}, ${until}` : `${by}. Ajustado à mão ${until}`
  const { label } = channelWords[kind]
  const also = label.toLowerCase() === slug.toLowerCase() ? '' : ` <span class="quiet">${text(slug)}</span>`
  const name = `<input type="hidden" name="channel" value="${text(slug)}">`
  const wrong = (field: Refusal['field']) =>
    refusal?.field === field
      ? `<span class="wrong" id="${text(slug)}-${field}-wrong">${text(refusal.sentence)}</span>`
      : ''
  const described = (field: Refusal['field']) =>
    refusal?.field === field ? ` aria-invalid="true" aria-describedby="${text(slug)}-${field}-wrong"` : ''
  const typed = (field: string, otherwise = '') => text(refusal?.typed[field] ?? otherwise)
  const levelField = has_level
    ? `<label>Nível, de 0 a 100<input name="level" inputmode="numeric" value="${typed('level', String(level))}"${described('level')}>${wrong('level')}</label>`
    : ''
  const buttons = has_level
    ? '<button>Ajustar</button>'
    : '<button name="level" value="100">Ligar</button><button name="level" value="0" class="plain">Desligar</button>'
  const letGo = manual
    ? `<form method="post" action="/soltar">${name}<button class="plain">Voltar ao modo</button></form>`
    : ''
  return `<section><h3>${text(label)}${also}</h3>
<p>${text(how ? `${state}, ${how}` : state)}.</p>
<form method="post" action="/canal">${name}${levelField}<label>Até que horas? Vazio: até você voltar ao modo<input name="until" type="time" value="${typed('until')}"${described('until')}>${wrong('until')}</label>${buttons}</form>${letGo}</section>`
}
