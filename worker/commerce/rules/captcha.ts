/** D07: without a captcha service any answer passes but `fail` and an empty one. */
export const captchaPasses = (answer: string): boolean => answer !== '' && answer !== 'fail'

/** Where a captcha is only looked at when it was sent. */
export const captchaFails = (answer: string | undefined): boolean => answer !== undefined && !captchaPasses(answer)
