import { use, useEffect, useId, useRef } from 'react'
import { REVIEW_PHOTOS_MAX } from '../../../contract/limits.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { FieldError } from '../../../ui/controls/FieldError.tsx'
import { Image } from '../../../ui/Image.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { SpinningRing } from '../../../ui/Spinner.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import css from './PhotoPicker.module.css'
import type { Photo, Photos } from '../photos/usePhotos.ts'
import { reviewFormTexts } from './texts.ts'
import { LockContext } from '../../../ui/controls/fieldContext.ts'

/** Up to three previews with a remove button each, and a button to add one. */
export function PhotoPicker({ photos }: { photos: Photos }) {
  const texts = useTexts(reviewFormTexts)
  const add = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const isLocked = use(LockContext)
  const room = REVIEW_PHOTOS_MAX - photos.photos.length
  useEffect(keepDroppedFiles, [])
  const remove = (id: number) => {
    photos.remove(id)
    // Removing a photo removes its focused button.
    requestAnimationFrame(() => add.current?.focus())
  }
  return (
    <fieldset className={css.photos}>
      <legend className={css.label}>{texts.photos}</legend>
      <ul className={css.list}>
        {photos.photos.map((photo, at) => (
          <li key={photo.id}>
            <PhotoPreview photo={photo} number={at + 1} />
            <span className={css.remove}>
              <IconButton label={texts.remove(at + 1)} aria-disabled={isLocked} onClick={() => remove(photo.id)}>
                <Icon name="close" />
              </IconButton>
            </span>
          </li>
        ))}
        <li hidden={room === 0}>
          <label className={`${css.add} caption`}>
            <Icon name="plus" />
            <VisuallyHidden>{texts.add}</VisuallyHidden>
            <span>{`${photos.photos.length}/${REVIEW_PHOTOS_MAX}`}</span>
            <input
              ref={add}
              type="file"
              accept="image/*"
              multiple
              aria-disabled={isLocked}
              onClick={(event) => isLocked && event.preventDefault()}
              aria-describedby={photos.problems.length > 0 ? errorId : undefined}
              onChange={({ currentTarget }) => {
                if (!isLocked) void photos.add([...(currentTarget.files ?? [])])
                // Without this, choosing the same file again fires no change event.
                currentTarget.value = ''
              }}
            />
          </label>
        </li>
      </ul>
      <div id={errorId} role="alert">
        {photos.problems.map((problem) => (
          <FieldError key={problem}>{texts.problems[problem]}</FieldError>
        ))}
      </div>
    </fieldset>
  )
}

/** A file that is dropped beside the field would be opened in place of the page, with the review unsent. */
function keepDroppedFiles() {
  const shown = new AbortController()
  for (const name of ['dragover', 'drop'] as const) document.addEventListener(name, ignoreFile, { signal: shown.signal })
  return () => shown.abort()
}

function ignoreFile(event: DragEvent) {
  const isFile = event.dataTransfer?.types.includes('Files') === true
  if (isFile && !(event.target instanceof HTMLInputElement)) event.preventDefault()
}

function PhotoPreview({ photo, number }: { photo: Photo; number: number }) {
  const texts = useTexts(reviewFormTexts)
  if (photo.state === 'ready') return <Image picture={{ src: photo.url }} alt={texts.photo(number)} ratio="4:5" isFirst />
  return (
    <span className={css.waiting} data-state={photo.state}>
      {photo.state === 'preparing' ? <SpinningRing /> : <Icon name="alert" />}
      <VisuallyHidden>{photo.state === 'preparing' ? texts.preparing : texts.photo(number)}</VisuallyHidden>
    </span>
  )
}
