/** 'Potência: 110 W' */
const fact = /^([^:]{2,30}): (.+)$/

/** What the store says of a product; lines that name and tell one thing each stand as such. */
export const ProductText = ({ text }: { text: string }) => (
  <div className="max-w-text space-y-3 break-words">
    {text.split(/\n{2,}/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Part key={at} text={part} />
    ))}
  </div>
)

function Part({ text }: { text: string }) {
  const lines = text.split('\n')
  const facts = lines.flatMap((line) => {
    const [, name, value] = fact.exec(line) ?? []
    return name ? { name, value } : []
  })
  if (lines.length < 2 || facts.length < lines.length) return <p className="whitespace-pre-line">{text}</p>
  return (
    <dl className="divide-y divide-base-300 border-y border-base-300">
      {facts.map(({ name, value }) => (
        <div key={`${name} ${value}`} className="grid grid-cols-[2fr_3fr] gap-3 py-2">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
