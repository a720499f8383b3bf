package alt.markwright.client;

import alt.markwright.client.api.JobsApi;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.Job;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/** Work that goes on in the background. */
public class Jobs extends JobsApi {
    /** Made by the client. */
    public Jobs(Transport transport) {
        super(transport);
    }

    /**
     * How to wait.
     *
     * @param timeout of the whole.
     * @param interval until the second request; each wait is half as long again.
     * @param maxInterval the longest wait between two requests.
     * @param onProgress called with each state that was read.
     */
    public record WaitOptions(Duration timeout, Duration interval, Duration maxInterval, Consumer<Job> onProgress) {
        /** Ten minutes; half a second between requests at first, ten seconds at last. */
        public static final WaitOptions DEFAULT =
                new WaitOptions(Duration.ofMinutes(10), Duration.ofMillis(500), Duration.ofSeconds(10), job -> {});
    }

    /** Waits for the end of a job for ten minutes at most. */
    public Job await(String id) {
        return await(id, WaitOptions.DEFAULT);
    }

    /**
     * Waits for the end of a job.
     *
     * @throws JobFailedException it failed or was cancelled.
     * @throws TimeoutException it goes on after the time.
     */
    public Job await(String id, WaitOptions options) {
        long end = System.nanoTime() + options.timeout().toNanos();
        double interval = options.interval().toMillis();
        while (true) {
            Job job = get(id);
            options.onProgress().accept(job);
            if (job.state().equals("completed")) return job;
            if (job.state().equals("failed") || job.state().equals("cancelled")) throw new JobFailedException(job);
            Duration pause = Duration.ofMillis((long) (interval * ThreadLocalRandom.current().nextDouble(0.8, 1.2)));
            if (System.nanoTime() + pause.toNanos() > end) {
                throw new TimeoutException("The job " + id + " is still " + job.state() + " after " + options.timeout() + ".");
            }
            Transport.sleep(pause);
            interval = Math.min(options.maxInterval().toMillis(), interval * 1.5);
        }
    }
}
