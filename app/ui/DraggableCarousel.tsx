import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight } from 'lucide'
import { Icon } from './Icon.tsx'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { CAROUSEL_DRAG_THRESHOLD_PX, CAROUSEL_DURATION } from '../site/timings.ts'
import type { CarouselProps } from './Carousel.tsx'
import { classes } from './classes.ts'
import styles from './Carousel.module.css'

export default function DraggableCarousel({ label, previousLabel, nextLabel, slides }: CarouselProps) {
  const [viewport, carousel] = useEmblaCarousel({
    dragThreshold: CAROUSEL_DRAG_THRESHOLD_PX,
    duration: CAROUSEL_DURATION,
    containScroll: false,
  })
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    const follow = () => setSelected(carousel?.selectedScrollSnap() ?? 0)
    carousel?.on('select', follow)
    return () => void carousel?.off('select', follow)
  }, [carousel])

  function moveByArrows(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') carousel?.scrollPrev()
    if (event.key === 'ArrowRight') carousel?.scrollNext()
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={moveByArrows}>
      <div ref={viewport} className={classes(styles.viewport, styles.draggable)}>
        <ul className={styles.track}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={slide.label}
              inert={index !== selected}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={previousLabel}
          disabled={selected === 0}
          onClick={() => carousel?.scrollPrev()}
        >
          <Icon of={ArrowLeft} size={18} />
        </button>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            className={styles.dot}
            aria-label={slide.label}
            aria-current={index === selected}
            onClick={() => carousel?.scrollTo(index)}
          />
        ))}
        <button
          type="button"
          className={styles.arrow}
          aria-label={nextLabel}
          disabled={selected === slides.length - 1}
          onClick={() => carousel?.scrollNext()}
        >
          <Icon of={ArrowRight} size={18} />
        </button>
      </div>
    </section>
  )
}
