import type { Locator } from '@playwright/test'

/** Waits until a dialog that slides in has come to where it stays. */
export const atRest = (dialog: Locator) =>
  dialog.evaluate(element => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)))
