type Props = { d: string; width: number; dashed?: boolean }

/** A path in percent of the plot, stretched with it; the stroke keeps its width (px). */
export const Stroke = ({ d, width, dashed }: Props) =>
  d && (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dashed ? '5 7' : undefined}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
