import type { Job } from './jobs.ts'

/** `/jobs/:id`: what is being done; asks again by itself until it is done. */
export function JobPage({ job: { id, what, steps, outcome } }: { readonly job: Job }) {
  return (
    <div className="narrow" role="status">
      <h1>{what}</h1>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step} aria-current={outcome === undefined && index === steps.length - 1 ? 'step' : undefined}>
            {step}
            {outcome !== undefined || index < steps.length - 1 ? ': done' : ' …'}
          </li>
        ))}
      </ol>
      {outcome === 'failed' ? (
        <p className="note bad">That did not work, and nothing was changed. Go back and try again.</p>
      ) : (
        <p>
          This page asks again every second and leads on by itself. <a href={`/jobs/${id}`}>Look now</a>
        </p>
      )}
    </div>
  )
}
