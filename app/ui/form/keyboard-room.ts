/**
 * Keeps `--keyboard` at the height that a keyboard covers. Browsers that follow `interactive-widget` shrink the page
 * instead, and nothing is covered; Safari does not. Returns the function that stops.
 */
export function followKeyboard(): () => void {
  const seen = window.visualViewport
  if (!seen) return () => undefined
  const measure = () => {
    const covered = Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop))
    document.documentElement.style.setProperty('--keyboard', `${covered}px`)
  }
  seen.addEventListener('resize', measure)
  return () => seen.removeEventListener('resize', measure)
}
