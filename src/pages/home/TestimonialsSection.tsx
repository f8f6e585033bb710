import { portraitOf } from '#site/build-constants.ts'
import { fillBrackets } from '#site/template.ts'
import { TESTIMONIAL_ROTATION_MS } from '#site/timings.ts'
import { classes } from '#ui/classes.ts'
import { Dots } from '#ui/Dots.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import { Stack } from '#ui/Layout.tsx'
import { rotation } from '#ui/motion/timeline.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Quote } from '#ui/Quote.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { testimonials } from './page-data.ts'
import styles from './TestimonialsSection.module.css'

const timeline = rotation(testimonials.length, TESTIMONIAL_ROTATION_MS)

export function TestimonialsSection({ title, choose, dot, items }: PageTexts['testimonials']) {
  const { ref, state: current, seek } = usePlayback(timeline, { holds: true })
  return (
    <ContainedSection surface="sand">
      <Eyebrow as="h2">{title}</Eyebrow>
      <div ref={ref}>
        <Stack as="ul" gap={11} className={styles.voices}>
          {testimonials.map(({ id, person }, index) => (
            <li
              key={id}
              className={classes(styles.voice, index === current && styles.current)}
              inert={index !== current}
            >
              <Quote {...items[id]} portrait={portraitOf(person)} />
            </li>
          ))}
        </Stack>
        <div className={styles.dots} data-only="scripts">
          <Dots
            label={choose}
            // "Testimonial 1 of 3"
            dots={testimonials.map((_, index) =>
              fillBrackets(dot, { number: String(index + 1), count: String(testimonials.length) }),
            )}
            current={current}
            onChoose={(index) => seek(index * TESTIMONIAL_ROTATION_MS)}
          />
        </div>
      </div>
    </ContainedSection>
  )
}
