import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Carousel.module.css'

export type CarouselProps = {
  label: string
  previousLabel: string
  nextLabel: string
  slides: readonly { id: string; label: string; content: ReactNode }[]
}

const DraggableCarousel = lazy(() => import('./DraggableCarousel.tsx'))

/** How far below the screen the code of the carousel is fetched. */
const NEAR = '600px'

/**
 * Slides side by side. They scroll by themselves with the browser's own means; when the section comes near, the code
 * for dragging, dots and arrows is fetched and takes its place, with the same measures.
 */
export function Carousel(props: CarouselProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const still = <StillCarousel {...props} />
  return (
    <div ref={place}>{near ? <Suspense fallback={still}>{<DraggableCarousel {...props} />}</Suspense> : still}</div>
  )
}

function StillCarousel({ label, slides }: CarouselProps) {
  return (
    <section aria-label={label}>
      <ul className={styles.viewport} tabIndex={0} aria-label={label}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles.slide} aria-label={slide.label}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className={styles.controls} aria-hidden />
    </section>
  )
}
