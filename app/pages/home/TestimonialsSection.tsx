import { useMemo, useState } from 'react'
import { rotation } from '../../motion/timeline.ts'
import { usePlayback } from '../../motion/usePlayback.ts'
import { TESTIMONIAL_ROTATION_MS } from '../../site/timings.ts'
import { classes } from '../../ui/classes.ts'
import { Dots } from '../../ui/Dots.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './TestimonialsSection.module.css'

export type Testimonial = { text: string; author: string; position: string; image: string; dot: string }

type Props = {
  title: string
  /** Names the group of dots. */
  choose: string
  items: readonly Testimonial[]
  /** Portraits under the uploads path, in the order of the items. */
  portraits: readonly string[]
}

/** One voice at a time; the next comes by itself unless the pointer or the focus rests here. Dots choose directly. */
export function TestimonialsSection({ title, choose, items, portraits }: Props) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const timeline = useMemo(() => rotation(items.length, TESTIMONIAL_ROTATION_MS), [items.length])
  const { ref, state: current, seek } = usePlayback(timeline, { held: pointed || focused })
  return (
    <Section ground="sand">
      <Wrap>
        <Eyebrow as="h2">{title}</Eyebrow>
        <div
          ref={ref}
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <ul className={styles.voices}>
            {items.map((item, index) => (
              <li
                key={item.author}
                className={classes(styles.voice, index === current && styles.current)}
                inert={index !== current}
              >
                <Quote
                  text={item.text}
                  author={item.author}
                  position={item.position}
                  portrait={
                    portraits[index] && (
                      <img
                        src={`/uploads/avatars/${portraits[index]}.svg`}
                        alt={item.image}
                        width="48"
                        height="48"
                        loading="lazy"
                      />
                    )
                  }
                />
              </li>
            ))}
          </ul>
          <div className={styles.dots}>
            <Dots
              label={choose}
              dots={items.map(({ dot }) => dot)}
              current={current}
              onChoose={(index) => seek(index * TESTIMONIAL_ROTATION_MS)}
            />
          </div>
        </div>
      </Wrap>
    </Section>
  )
}
