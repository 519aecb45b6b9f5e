type Props = { text: string; materials: string[] }

/** What a store says to its affiliates, and what they may use. */
export const ProgrammeWords = ({ text, materials }: Props) => (
  <div className="reading space-y-3 px-5 pb-5">
    {text && <p className="break-words whitespace-pre-line">{text}</p>}
    {materials.length > 0 && (
      <ul>
        {materials.map((address) => (
          <li key={address}>
            <a href={address} rel="noopener noreferrer nofollow ugc" target="_blank" className="link wrap-anywhere">
              {address}
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
)
