package alt.markwright.client;

import alt.markwright.client.model.Job;

/** A job failed or was cancelled. */
public class JobFailedException extends MarkwrightException {
    private static final long serialVersionUID = 1L;
    private final transient Job job;

    /** Of this job. */
    public JobFailedException(Job job) {
        super("The job " + job.id() + " is " + job.state() + (job.error() == null ? "." : ": " + job.error()));
        this.job = job;
    }

    /** The job, as it ended. */
    public Job job() {
        return job;
    }
}
