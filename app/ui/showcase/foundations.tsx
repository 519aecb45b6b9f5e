import { Icon } from '../components/icon.tsx'
import { iconNames } from '../components/icon-names.ts'
import { Case, Section } from './section.tsx'

const swatches = [
  ['bg-base-100', 'papel'],
  ['bg-surface', 'cartão'],
  ['bg-base-200', 'realce'],
  ['bg-base-300', 'linha'],
  ['bg-primary text-primary-content', 'folha'],
  ['bg-secondary text-secondary-content', 'barro'],
  ['bg-accent text-accent-content', 'lâmpada'],
  ['bg-neutral text-neutral-content', 'tinta'],
  ['bg-info text-info-content', 'aviso'],
  ['bg-success text-success-content', 'certo'],
  ['bg-warning text-warning-content', 'atenção'],
  ['bg-error text-error-content', 'erro'],
] as const

/** The plant's cycles, by slug. */
const phases = ['semente', 'germinacao', 'vegetativo', 'floracao', 'colheita', 'secagem', 'cura']

const words = [
  ['text-base-content', 'Texto'],
  ['text-muted', 'Texto calmo'],
  ['text-primary', 'Folha'],
  ['text-error', 'Erro'],
  ['text-sensor-temperature-text', '24,3 °C temperatura'],
  ['text-sensor-humidity-text', '62 % umidade'],
  ['text-sensor-vpd-text', '1,2 kPa VPD'],
] as const

export function Foundations() {
  return (
    <>
      <Section id="cores" title="Cores">
        <div className="grid gap-4 md:grid-cols-2">
          <Palette theme="claro" />
          <Palette theme="escuro" />
        </div>
      </Section>
      <Section id="letras" title="Letras">
        <div className="space-y-3">
          <p className="font-display text-4xl font-bold">Dia 12 da floração</p>
          <p className="font-display text-2xl font-semibold">A tenda do quarto dos fundos</p>
          <p className="reading text-lg">
            Reguei com 800 ml, pH 6,2. As folhas de baixo amarelaram um pouco; vou esperar até quinta para adubar de
            novo.
          </p>
          <p className="text-sm text-muted">
            Texto menor, para o que acompanha.{' '}
            <a className="link" href="#letras">
              Uma ligação
            </a>
            .
          </p>
          <p className="figures text-lg">R$ 1.234,56 · 24,3 °C · 1.111,11 · 9.876,54</p>
        </div>
      </Section>
      <Section id="icones" title="Ícones">
        <Case name={`${iconNames.length} desenhos, de um arquivo só`}>
          <ul className="flex flex-wrap gap-3 text-muted">
            {iconNames.map((name) => (
              <li key={name} title={name}>
                <Icon name={name} size={22} />
              </li>
            ))}
          </ul>
        </Case>
      </Section>
    </>
  )
}

function Palette({ theme }: { theme: string }) {
  return (
    <div data-theme={theme} className="rounded-box border border-base-300 bg-base-100 p-4 text-base-content">
      <p className="mb-3 font-display font-semibold">{theme}</p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {swatches.map(([look, name]) => (
          <li
            key={name}
            className={`flex h-16 items-end rounded-field border border-base-300 p-2 text-xs font-medium ${look}`}
          >
            {name}
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {phases.map((phase) => (
          <li key={phase} className="flex items-center gap-1.5">
            <span className="size-3.5 rounded-full" style={{ background: `var(--color-phase-${phase})` }} />
            {phase}
          </li>
        ))}
      </ul>
      <ul className="mt-4 space-y-1 font-medium">
        {words.map(([look, text]) => (
          <li key={look} className={look}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
