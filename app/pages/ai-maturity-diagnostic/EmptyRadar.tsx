import { RADAR_RINGS, RADAR_SIZE } from '../../ui/radar-shape.ts'
import { endDots, ring, spokes } from './radar.ts'

/** The radar that the answers will fill. */
export function EmptyRadar({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${RADAR_SIZE.width} ${RADAR_SIZE.height}`} aria-hidden>
      {RADAR_RINGS.map((size) => (
        <polygon key={size} points={ring(size)} />
      ))}
      <path d={spokes} />
      <path d={endDots} strokeWidth="1.7" strokeLinecap="round" />
    </svg>
  )
}
