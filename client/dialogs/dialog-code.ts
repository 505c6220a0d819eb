type DialogCode = {
  readonly followHash: () => Promise<void>
  readonly openAtOnce: (name: string) => Promise<void>
  readonly closeDialog: () => void
}

let code: DialogCode | undefined

/** What opens dialogs, once it is there: from then on nothing has to be imported, which takes several tasks even then. */
export const dialogCode = (): DialogCode | undefined => code

export const provideDialogCode = (given: DialogCode): void => void (code = given)
