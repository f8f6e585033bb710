import { Play } from 'lucide'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useMotionAllowed } from '#ui/motion/useMotion.ts'
import { RecordedDemo } from './RecordedDemo.tsx'
import styles from './LearnMore.module.css'

type Props = { action: string; name: string; close: string }

/** Hidden without JavaScript; the page has the recording further down, too. */
export function LearnMore({ action, name, close }: Props) {
  const [open, setOpen] = useState(false)
  const mayMove = useMotionAllowed()
  return (
    <>
      <Button variant="outline" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Play} size={17} />
        {action}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} label={name} closeLabel={close}>
        <RecordedDemo label={name} autoPlay={mayMove} />
      </Dialog>
    </>
  )
}
