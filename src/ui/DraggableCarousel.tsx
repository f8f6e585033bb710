import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight } from 'lucide'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { CAROUSEL_DRAG_THRESHOLD_PX, CAROUSEL_DURATION } from '#site/timings.ts'
import { IconButton } from './Button.tsx'
import { Dots } from './Dots.tsx'
import { Cluster } from './Layout.tsx'
import { prefersReducedMotion } from './motion/preference.ts'
import styles from './Carousel.module.css'

export type CarouselProps = {
  label: string
  previousLabel: string
  nextLabel: string
  roleDescription?: string
  slideRoleDescription?: string
  slides: readonly { id: string; label: string; content: ReactNode }[]
}

/** State of the scroll-only carousel when the draggable one replaces it. */
export type CarouselStart = { slide: number; focused: boolean }

export function DraggableCarousel(props: CarouselProps & { start: CarouselStart }) {
  const { label, previousLabel, nextLabel, roleDescription, slideRoleDescription, slides, start } = props
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [setViewport, carousel] = useEmblaCarousel({
    dragThreshold: CAROUSEL_DRAG_THRESHOLD_PX,
    duration: CAROUSEL_DURATION,
    startIndex: start.slide,
    containScroll: false,
  })
  const [selected, setSelected] = useState(start.slide)

  useEffect(() => {
    // Embla measures the slides, so wait for the frame that lays them out.
    const frame = requestAnimationFrame(() => setViewport(viewport.current))
    return () => cancelAnimationFrame(frame)
  }, [setViewport])

  useEffect(() => {
    if (start.focused) section.current?.focus({ preventScroll: true })
  }, [start])

  useEffect(() => {
    const follow = () => setSelected(carousel?.selectedScrollSnap() ?? 0)
    carousel?.on('select', follow)
    return () => void carousel?.off('select', follow)
  }, [carousel])

  function moveByArrows(event: KeyboardEvent) {
    // Leave browser shortcuts alone, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    // The outgoing slide becomes inert and would lose focus.
    if (carousel?.rootNode().contains(document.activeElement)) section.current?.focus({ preventScroll: true })
    if (event.key === 'ArrowLeft') carousel?.scrollPrev(prefersReducedMotion())
    else carousel?.scrollNext(prefersReducedMotion())
  }

  return (
    <section
      ref={section}
      tabIndex={0}
      aria-roledescription={roleDescription}
      aria-label={label}
      onKeyDown={moveByArrows}
    >
      <div ref={viewport} className={styles.draggable}>
        <div className={styles.track} aria-live="polite">
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className={styles.slide}
              role="group"
              aria-roledescription={slideRoleDescription}
              aria-label={slide.label}
              inert={index !== selected}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {/* aria-disabled, because a button that becomes disabled at the last slide would lose focus. */}
      <Cluster gap={1} className={styles.controls}>
        <IconButton
          of={ArrowLeft}
          size={18}
          className={styles.arrow}
          aria-label={previousLabel}
          aria-disabled={selected === 0}
          onClick={() => carousel?.scrollPrev(prefersReducedMotion())}
        />
        <Dots
          dots={slides.map((slide) => slide.label)}
          current={selected}
          onChoose={(index) => carousel?.scrollTo(index, prefersReducedMotion())}
        />
        <IconButton
          of={ArrowRight}
          size={18}
          className={styles.arrow}
          aria-label={nextLabel}
          aria-disabled={selected === slides.length - 1}
          onClick={() => carousel?.scrollNext(prefersReducedMotion())}
        />
      </Cluster>
    </section>
  )
}
