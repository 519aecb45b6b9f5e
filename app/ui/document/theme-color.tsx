/** base-100 of both themes of theme.css in sRGB, for `<meta name="theme-color">`. */
const paper = '#faf8f3'
const night = '#0c1610'

export function ThemeColor({ theme }: { theme: 'claro' | 'escuro' | null }) {
  if (theme) return <meta name="theme-color" content={theme === 'claro' ? paper : night} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night} />
    </>
  )
}
