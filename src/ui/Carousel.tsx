import { useEffect, useRef, useState, type Ref } from 'react'
import type { CarouselProps, CarouselStart, DraggableCarousel } from './DraggableCarousel.tsx'
import styles from './Carousel.module.css'

/** A native scroll container until the draggable carousel loads near the viewport, and for good if that fails. */
export function Carousel(props: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const [loaded, setLoaded] = useState<{ Draggable: typeof DraggableCarousel; start: CarouselStart }>()

  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        import('./DraggableCarousel.tsx').then(
          (code) => setLoaded({ Draggable: code.DraggableCarousel, start: readScrollState(element) }),
          () => undefined,
        )
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return loaded ? <loaded.Draggable {...props} start={loaded.start} /> : <NativeCarousel {...props} list={list} />
}

function readScrollState(list: HTMLElement): CarouselStart {
  return { slide: Math.round(list.scrollLeft / list.clientWidth), focused: list.contains(document.activeElement) }
}

function NativeCarousel({ label, slides, list }: CarouselProps & { list: Ref<HTMLUListElement> }) {
  return (
    <section aria-label={label}>
      <ul ref={list} className={styles.viewport} tabIndex={0} role="list" aria-label={label}>
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
