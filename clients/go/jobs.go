package markwright

import (
	"context"
	"math/rand/v2"
	"time"
)

// WaitOptions of [JobsService.Wait].
type WaitOptions struct {
	// Until the second request; half a second by default. Each wait is half as long again.
	Interval time.Duration
	// The longest wait between two requests; ten seconds by default.
	MaxInterval time.Duration
	// Called with each state that was read.
	OnProgress func(Job)
}

// Wait waits for the end of a job, or of the context. It returns a [*JobFailedError] where the job failed or was
// cancelled.
func (s *JobsService) Wait(ctx context.Context, id string, options WaitOptions) (*Job, error) {
	interval := orDefault(options.Interval, 500*time.Millisecond)
	for {
		job, err := s.Get(ctx, id)
		if err != nil {
			return nil, err
		}
		if options.OnProgress != nil {
			options.OnProgress(*job)
		}
		switch job.State {
		case "completed":
			return job, nil
		case "failed", "cancelled":
			return nil, &JobFailedError{*job}
		}
		if err := sleep(ctx, time.Duration(float64(interval)*(0.8+rand.Float64()*0.4))); err != nil {
			return nil, err
		}
		interval = min(orDefault(options.MaxInterval, 10*time.Second), interval*3/2)
	}
}
